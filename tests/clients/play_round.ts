// Plays a round of Woo by a client in TypeScript, whose types are generated from openapi.yaml.
//
// Usage: node build/clients/play_round.js ADDRESS
//
// play_round.py does the same in Python. Any surprise ends it with an error.

import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { components, paths } from "../../build/clients/referee.js";

type Move = components["schemas"]["WooMove"];
type State = components["schemas"]["WooState"];

/** After so many moves something must be wrong: every lead sheds a card. */
const MAX_MOVES = 500;

const [address] = process.argv.slice(2);
assert(address);
const client = createClient<paths>({ baseUrl: address });

/** The answer, which must be no problem. */
function answered<Answer>(answer: { data?: Answer; error?: unknown }): Answer {
  assert(answer.data !== undefined, JSON.stringify(answer.error));
  return answer.data;
}

/** How many cards it lays. */
function laid(move: Move): number {
  return "cards" in move ? move.cards.length : 0;
}

/** Lead with as few cards as may be, and answer with as many. */
function choose(moves: Move[]): Move {
  const leads = moves.filter((move) => move.type === "lead");
  const [fewest] = leads.sort((one, other) => laid(one) - laid(other));
  const [most] = moves.sort((one, other) => laid(other) - laid(one));
  const chosen = fewest ?? most;
  assert(chosen);
  return chosen;
}

/** The ruling on a move. */
async function judge(state: State, move: Move) {
  return answered(await client.POST("/games/woo/validate", { body: { state, move } }));
}

/** Play from a new table until the round is won, and give the table of its end. */
async function playRound(): Promise<State> {
  const players = ["Ada", "Ben", "Cleo", "Dan"].map((name) => ({ name }));
  const table = await client.POST("/games/woo/setup", { body: { players, seed: "referee" } });
  let { state } = answered(table);
  for (let ply = 0; ply < MAX_MOVES; ply++) {
    assert(state);
    assert.equal(state.ply, ply);
    const listed = answered(await client.POST("/games/woo/moves", { body: { state } }));
    const ruling = await judge(state, choose(listed.moves));
    assert.equal(ruling.verdict, "legal", JSON.stringify(ruling));
    assert(ruling.state && ruling.events);
    state = ruling.state;
    if (state.phase === "round-over" || state.phase === "game-over") {
      const [won, ...more] = ruling.events.filter((event) => event.type === "round-won");
      assert(won?.team !== undefined && more.length === 0);
      assert.equal(state.points[won.team], 1);
      return state;
    }
  }
  throw new Error(`The round is not over after ${MAX_MOVES} moves.`);
}

/** Concede when the round is over: the ruling cites a rule, and the rule can be read. */
async function breakARule(over: State) {
  const ruling = await judge(over, { type: "concede", player: 0 });
  assert.equal(ruling.verdict, "illegal");
  const [violation, ...more] = ruling.violations;
  assert(violation?.reason && more.length === 0);
  const path = { rule: violation.rule };
  const rule = answered(await client.GET("/games/woo/rules/{rule}", { params: { path } }));
  assert.equal(violation.rule, "table.wrong-phase");
  assert.equal(rule.id, violation.rule);
  assert(rule.reasons.includes(violation.reason));
}

/** What cannot be answered is a problem, and names its place. */
async function askAmiss() {
  const players = [{}, {}, {}];
  const { error } = await client.POST("/games/woo/setup", { body: { players } });
  assert.equal(error?.status, 422);
  assert.deepEqual(error.errors?.map((one) => one.pointer), ["#/players"]);
}

const over = await playRound();
await breakARule(over);
await askAmiss();
console.log(`The client in TypeScript played a round in ${over.ply} moves: ${over.points}`);
