import { type Account } from '../state/records';
import { type World } from '../state/world';
import { type Answer, type Call } from './exchange';

/** How one provider speaks: its routes, and its words for what goes wrong before a route is reached. */
export interface ProviderApi {
  readonly prefix: string;
  /** The account that a call is made for, if it proves that it may be. */
  readonly accountIn: (world: World, call: Call) => Account | undefined;
  /** Throws a Refusal for everything that is no success. */
  readonly answer: (world: World, account: Account, call: Call) => Answer;
  readonly unauthorised: (key: string | undefined) => Answer;
  readonly limited: () => Answer;
  readonly broken: () => Answer;
  readonly differentRepetition: () => Answer;
  readonly repetitionInFlight: () => Answer;
  /** Headers of every answer. */
  readonly headers: (call: Call) => Record<string, string>;
  /** What a replayed answer has besides. */
  readonly replayHeaders: Readonly<Record<string, string>>;
}
