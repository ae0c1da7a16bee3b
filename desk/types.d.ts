// What the files of the desk pass to each other, for the type checker alone. What the service sends
// and takes comes from openapi.yaml, as `make desk` writes it down in build/desk/wire.d.ts.

type Wire = import('../build/desk/wire').components['schemas'];

/** An answer with the fields that the document names, and no others. */
type Closed<T> = T extends (infer Item)[]
  ? Closed<Item>[]
  : T extends object
    ? { [K in keyof T as string extends K ? never : number extends K ? never : K]: Closed<T[K]> }
    : T;

type Values = Record<string, any>;
type Path = string[];

// --- What the service sends and takes. `Name` is a game; without one, it is what all games share.

type Name = 'Woo' | 'Yoyo' | 'Whoopla' | 'WoolRules' | 'WhoaThereCowboy';

type Card = number | string | { card?: unknown; kind?: unknown } | null;
interface Table {
  game: string;
  phase: string;
  turn: number | null;
  players: { name?: string | null }[];
  options?: object;
}
/** Fields of a state that a request may leave out or null, and that the service always fills. */
type Filled = 'ruleset' | 'ply' | 'options' | 'constraint' | 'peeked';
/** A state as the service answers it: fields that it always sends are there. */
type Answered<S> = {
  [K in keyof S]-?: K extends Filled
    ? NonNullable<S[K]>
    : K extends 'players'
      ? S[K] extends (infer Player)[]
        ? (Omit<Player, 'name'> & { name?: string | null })[]
        : never
      : Exclude<S[K], undefined>;
};
/** The state of a game. The service answers every field, also those that a request may omit. */
type State<N extends Name = Name> = Name extends N ? Table : Answered<Closed<Wire[`${N}State`]>>;
type Move = { type: string; player?: number } & Values;
type MoveName<N extends Name> = Name extends N ? string : Wire[`${N}Move`]['type'];
type GameEvent = { type: string; player?: number; team?: number; count?: number } & Values;

/** A move as a question states it: the seat may follow from the table. */
type Unseated<M> = M extends unknown ? Omit<M, 'player'> & { player?: number } : never;
type QuestionRequest<N extends Name = Name> = Name extends N
  ? { known: Values; move: Omit<Move, 'player'> & { player?: number } }
  : { known: Wire[`${N}Known`]; move: Unseated<Wire[`${N}Move`]> };

type Acting = Closed<Wire['ToActAnswer']>;
type Option = Closed<Wire['OptionAnswer']> & { values: any[] };
type Rule = Closed<Wire['RuleAnswer']>;
type Assumption = Closed<Wire['AssumptionAnswer']> & { params: Values };
type Citation = Closed<Wire['CitationAnswer']>;
type Reading = Closed<Wire['AlternativeAnswer']>;
type Scoring = Closed<Wire['WooScoringAnswer']>;
type Standing = Scoring['standings'][number];
type ScoreLine = Standing['lines'][number] & { params: Values };
type Verdict = Wire['Verdict'];

interface Ruling {
  verdict: Verdict;
  violations: Citation[];
  unsettled: Citation[];
  findings: Citation[];
  events?: GameEvent[];
  state?: Table;
  scoring?: Scoring | null;
  to_act?: Acting[];
  readings?: Reading[];
  lang: string;
}
interface Situation {
  state: Table;
  assumed: Assumption[];
  findings: Citation[];
  to_act: Acting[];
}
interface Replayed {
  rulings: (Closed<Wire['WooReplayedMove']> & { events: GameEvent[] })[];
  stopped_at: number | null;
  state: Table;
  scoring: Scoring | null;
  to_act: Acting[];
  findings: Citation[];
}
type GameSummary = Closed<Wire['GameAnswer']>;
type GameInfo = Omit<Closed<Wire['WooAboutAnswer']>, 'components' | 'options' | 'example' | 'slug'> & {
  slug: string;
  components: Values;
  options: Option[];
};
/** A game as the service describes it, with its rules by their IDs. */
type About = GameInfo & { rules: Record<string, Rule>; lang: string };

interface MoveList {
  moves: Move[];
  complete: boolean;
}
interface GameAnswers {
  rules: { rules: Rule[] };
  setup: { state: Table };
  situation: Situation;
  validate: Ruling;
  replay: Replayed;
  view: { state: Table };
  moves: MoveList;
}
/** What the service answers at a path. */
type Answer<P extends string> = (P extends '/games'
  ? { games: GameSummary[] }
  : P extends `/games/${string}/${infer Endpoint extends keyof GameAnswers}`
    ? GameAnswers[Endpoint]
    : P extends `/games/${string}`
      ? GameInfo
      : never) & { lang: string };

// --- Fields, by which people enter moves and questions

/** What a field may depend on. */
interface Context {
  game: Game;
  /** What has been entered so far. */
  values: Values;
  names: string[];
  /** The table as far as it may be seen, and all of it. */
  state?: Table;
  fullState?: Table;
  player?: number | null;
  seed?: string | null;
  options?: Values;
  /** What has been entered for the table where `values` is about the seats. */
  own?: Values;
}
interface ContextOf<S extends Table> extends Context {
  state: S;
  fullState: S;
  player: number;
}
/** What a field of a move may depend on. */
type MoveContext<N extends Name = Name> = ContextOf<State<N>>;

/** The context of a move in a game whose players hold cards. */
type HandContext = ContextOf<Table & { players: { hand: Card[] }[] }>;

/** A function of a context, or of something else, that is called with no more than it may read. */
type From<Args extends unknown[], Result> = { call(...args: Args): Result }['call'];
type Resolvable<C, T> = T | From<[context: C], T>;

interface CardGroup {
  cards: Card[];
  name?: string;
  cls?: string;
  /** Shown first, where there are several. */
  first?: boolean;
}
type Palette<C = Context> = From<[context: C], CardGroup[]>;

type Kind = 'cards' | 'card' | 'pick' | 'seat' | 'flag' | 'count' | 'group' | 'each' | 'list' | 'dice';

/** What a field of any kind may say. */
interface Field<C = Context> {
  name: string;
  kind: Kind;
  /** The key of its name, where it is not that of the field. */
  label?: string;
  optional?: boolean;
  /** What comes of a move, such as a drawn card: a seed decides it. */
  outcome?: boolean;
  /** Behind a fold. */
  more?: boolean;
  start?: Resolvable<C, any>;
  when?: From<[context: C], unknown>;
  min?: Resolvable<C, number>;
  max?: Resolvable<C, number>;
  palette?: Palette<C>;
  /** Unknown cards may be entered. */
  unknown?: boolean;
  values?: Resolvable<C, any[]>;
  format?: From<[value: any, context: C], string>;
  /** Seats other than the one that moves. */
  others?: boolean;
  /** The parts of a group, and of each entry of a list. */
  fields?: Field<C>[];
  /** What is entered for each seat, and what stands for a seat without it. */
  of?: Omit<Field<C>, 'name'>;
  blank?: unknown;
  /** The dice that were rolled. */
  left?: From<[context: C], string[]>;
  /** Its value is the number of players. */
  setsPlayers?: boolean;
}
/** What a component for a kind of field is given. */
interface FieldProps<Needed extends keyof Field = never> {
  field: Field & Required<Pick<Field, Needed>>;
  value?: any;
  context: Context;
  onChange: (value: any) => void;
  label: string;
}

// --- Games

interface Face {
  cls: string;
  text: string;
  art?: string;
  corner?: string | number | false | null;
  number?: number | string | false;
  label?: string;
  short?: string | false;
}
/** A line of what lies open: it is left out where `only` is given and false. */
interface LayoutRow {
  label: string;
  text?: string | null;
  cards?: Card[];
  size?: number;
  only?: unknown;
  big?: boolean;
}
interface Question<V = Values, Request = QuestionRequest> {
  id: string;
  fields: Field[];
  request: From<[values: V], Request>;
  /** The rules that decide it, shown where none is broken. */
  rules: string[];
}
interface MoveForm<C = MoveContext> {
  fields: Field<C>[];
  /** It reveals nothing of a hand, and so is offered to all. */
  open?: boolean;
  /** It must not be seen by others while it is made. */
  secret?: boolean;
}
interface GameOf<S extends Table, V, Request, Moves extends string> {
  slug: string;
  emblem: Card[];
  defaultPlayers: number;
  /** False where nobody is the first to play. */
  choosesStarter?: boolean;
  /** How the service writes a card in a sentence. */
  cardPattern?: RegExp;
  /** Fields of a player that lie open, and so are entered as cards and never counted. */
  openPiles?: string[];
  learn?(about: About, options?: object): void;
  face(card: any): Face;
  palette: Palette;
  hand?(player: S['players'][number]): Card[];
  piles?(player: S['players'][number]): Card[];
  facts?(player: S['players'][number]): [name: string, value: string | number][];
  questions: Question<V, Request>[];
  moves: Record<Moves, MoveForm<ContextOf<S>>>;
  /** Fields of the setup: of the table, of all seats at once, and of each seat. */
  start?: Field[];
  each?: Field[];
  seat?: Field[];
  toSetup?(setup: Values): Values;
  deck?: {
    open(state: S): boolean;
    fields: Field[];
    add(state: S, face: Values): S;
  };
  layout(state: S, names: string[]): LayoutRow[];
}
/** What the desk knows of a game; `V` is what is entered to ask a question about it. */
type Game<N extends Name = Name, V = Values> = GameOf<State<N>, V, QuestionRequest<N>, MoveName<N>>;

/** A card of Wool Rules, and the look by which a sheep of another deck is entered. */
type Lying = number | 'dog' | 'bone';
interface Look {
  kind: string;
  bone?: boolean;
}

// --- What is shown

/** Why a request failed, as `Refusal` says it. */
interface RefusalInfo {
  lines: string[];
  status?: number;
  lang?: string;
  temporary?: boolean;
}
/** A refereed game, as it is kept, saved and linked. */
interface Log {
  state: Table;
  setup?: undefined;
  moves: Move[];
  seed?: string;
}
/** A log whose table has still to be set up. */
interface UnplayedLog extends Omit<Log, 'state' | 'setup'> {
  state?: undefined;
  setup: Values;
}
type SavedLog = Log | UnplayedLog;
interface Step {
  move: Move;
  ruling: { events?: GameEvent[]; verdict: Verdict };
}
interface Played {
  log: Log;
  steps: Step[];
  now: { state: Table; scoring?: Scoring | null; to_act: Acting[] };
  wrong?: { index: number; move: Move; ruling: Ruling } | null;
  /** Somebody asked whether all of it is right, and it is. */
  checked?: boolean;
}
interface Replay extends Played {
  now: Played['now'] & { findings: Citation[] };
  lang?: string;
}
/** What each viewer sees of a state. */
interface Views {
  state: Table;
  /** The seats that have something to hide. */
  secret: number[];
  seen: Record<Viewer, Table>;
  error?: undefined;
}
/** A state that could not be seen. */
interface NoViews {
  state: Table;
  error: RefusalInfo;
}
/** A fact about a table, and why it was assumed. */
interface Fact {
  reason?: string;
  value?: any;
  path: Path;
}
/** A correction of an assumption. */
interface Edit extends Fact {
  seats?: number;
  /** What was known at its place when it was made. */
  basis?: unknown;
  /** What was corrected, where the whole field had to be stated. */
  at?: Fact;
}
interface QuestionAnswer {
  state: Table;
  assumed: Assumption[];
  ruling: Ruling;
  known: Values;
  lang: string;
}
interface Shared {
  game: Game;
  about: About;
  names: string[];
}
type TapEvent = { currentTarget: HTMLElement };
type Tap = (event: TapEvent) => void;
/** Whose eyes look at the table: a seat's, or everybody's. */
type Viewer = number | 'table';
/** The page, the game and the rest of an address. */
interface Route {
  page: string;
  slug: string;
  data: string;
}
/** How a log is opened: to be checked in full, and as a game other than the one kept here. */
interface How {
  checked?: boolean;
  other?: boolean;
}
