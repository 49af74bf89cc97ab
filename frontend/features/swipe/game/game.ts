import { type Answer } from '../../../lib/api/problem';
import { type Card, type Choice, type Choosing, type LikesLeft, type Sent, type Told } from './choices';
import { bringBack, deal, decide, type Decided, drop, type Hand, handAfter } from './hand';
import { Outbox } from './outbox';

/** With fewer cards than these the next ones are asked for. */
const FEW = 5;
/** A little less than the api's ten minutes: what is taken back is on its way for a moment. */
const UNDO_MS = 9.5 * 60 * 1000;

export interface Notice {
  readonly what: 'no_likes' | 'absent' | 'returned' | 'too_late';
  readonly name: string;
}

export interface GameState {
  readonly hand: Hand;
  readonly phase: 'dealing' | 'ready' | 'end' | 'failed' | 'unconfirmed';
  /** The likes left once all waiting choices have arrived; undefined until that is known. */
  readonly left: LikesLeft | undefined;
  /** Undefined as long as there are likes; else when there are again. */
  readonly likesFrom: string | undefined;
  readonly errorState: Outbox['errorState'];
  readonly notice: Notice | undefined;
}

interface Api {
  readonly getDeck: () => Promise<Answer<LikesLeft & { readonly profiles: readonly Card[] }>>;
  readonly sendChoice: (choice: Choosing) => Promise<Sent>;
  readonly load: () => readonly Choosing[];
  readonly save: (choices: readonly Choosing[]) => void;
  readonly loadDecided: () => readonly Decided[];
  readonly saveDecided: (decided: readonly Decided[]) => void;
}

/** One member's game on this page. */
export class SwipeGame {
  private readonly outbox: Outbox;
  private readonly listeners = new Set<() => void>();
  private told: LikesLeft | undefined;
  private heard = 0;
  private isDealing = false;
  private isExhausted = false;
  private isOver = false;
  private state: GameState;

  constructor(private readonly api: Api) {
    this.state = {
      hand: handAfter(api.loadDecided().filter(({ at }) => Date.now() - at < UNDO_MS)),
      phase: 'dealing',
      left: undefined,
      likesFrom: undefined,
      errorState: undefined,
      notice: undefined,
    };
    this.outbox = new Outbox({
      load: api.load,
      save: api.save,
      send: api.sendChoice,
      onTold: (choice, told) => {
        this.hear(choice, told);
      },
      onChange: () => {
        this.show({});
      },
    });
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): GameState => this.state;

  /** Choices that an earlier page could not send are sent first. */
  start(): void {
    this.isOver = false;
    this.outbox.start();
    void this.deal();
  }

  end(): void {
    this.isOver = true;
    this.outbox.end();
  }

  retry(): void {
    this.outbox.hurry();
    void this.deal();
  }

  /** False where the card stays: there is none, or no like for it. */
  decide(choice: Choice): boolean {
    const [card] = this.state.hand.cards;
    if (card === undefined || this.state.phase === 'unconfirmed') return false;
    if (choice === 'like' && this.state.left && usedUpUntil(this.state.left) !== undefined) {
      this.show({ notice: { what: 'no_likes', name: card.name } });
      return false;
    }
    this.show({ hand: decide(this.state.hand, choice, Date.now()), notice: undefined });
    this.outbox.add(choice, card.id);
    const { length } = this.state.hand.cards;
    if (length === 0 || (length < FEW && !this.isExhausted)) void this.deal();
    return true;
  }

  undo(): void {
    const last = this.state.hand.decided.at(-1);
    if (last === undefined) return;
    if (Date.now() - last.at > UNDO_MS) {
      this.show({ notice: { what: 'too_late', name: last.card.name } });
      return;
    }
    this.show({ hand: bringBack(this.state.hand), phase: 'ready', notice: undefined });
    this.outbox.takeBack(last.card.id);
  }

  /** Only once the api knows what was decided: else it would deal the same ones. */
  private async deal(): Promise<void> {
    if (this.isDealing || this.isOver) return;
    this.isDealing = true;
    if (this.state.hand.cards.length === 0) this.show({ phase: 'dealing' });
    await this.outbox.told();
    const { heard } = this;
    const answer = await this.api.getDeck();
    this.isDealing = false;
    if (answer.state !== 'done') {
      if (this.state.hand.cards.length === 0) this.show({ phase: 'failed' });
      return;
    }
    const { profiles, ...left } = answer.value;
    // Else what was answered about a choice meanwhile is newer.
    if (heard === this.heard) this.told = left;
    const hand = deal(this.state.hand, profiles);
    this.isExhausted = hand.cards.length === this.state.hand.cards.length;
    this.show({ hand, phase: hand.cards.length > 0 ? 'ready' : 'end' });
  }

  private hear(choice: Choosing, told: Told): void {
    const { hand } = this.state;
    const name = nameOf(hand, choice.profile);
    this.heard += 1;
    if (told.state === 'done') {
      this.told = told.left;
      this.show({});
    } else if (told.state === 'used_up') {
      this.told = told.left;
      this.giveBack(choice.profile, { what: 'no_likes', name });
    } else if (told.why === 'unconfirmed') this.show({ hand: bringBack(hand, choice.profile), phase: 'unconfirmed' });
    else if (told.why === 'absent') this.show({ hand: drop(hand, choice.profile), notice: { what: 'absent', name } });
    // Told twice, it was done the first time.
    else if (choice.what === 'undo') {
      if (!choice.isTried) this.show({ hand: drop(hand, choice.profile), notice: { what: 'too_late', name } });
    } else this.giveBack(choice.profile, { what: 'returned', name });
  }

  private giveBack(profile: number, notice: Notice): void {
    const hand = bringBack(this.state.hand, profile);
    this.show({ hand, notice, ...(hand.cards.length > 0 && { phase: 'ready' }) });
  }

  private show(change: Partial<GameState>): void {
    const { errorState, waiting } = this.outbox;
    const left = this.told && leftAfter(this.told, waiting);
    const { hand } = change;
    if (hand !== undefined && hand.decided !== this.state.hand.decided) this.api.saveDecided(hand.decided);
    this.state = { ...this.state, ...change, errorState, left, likesFrom: left && usedUpUntil(left) };
    for (const listener of this.listeners) listener();
  }
}

const nameOf = ({ cards, decided }: Hand, profile: number): string =>
  [...cards, ...decided.map(({ card }) => card)].find(({ id }) => id === profile)?.name ?? '';

const usedUpUntil = ({ likes_left: left, resets_at: reset }: LikesLeft): string | undefined =>
  left === 0 && Date.parse(reset) > Date.now() ? reset : undefined;

function leftAfter(told: LikesLeft, waiting: readonly Choosing[]): LikesLeft {
  const likes = waiting.filter(({ what }) => what === 'like').length;
  return { ...told, likes_left: Math.max(0, told.likes_left - likes) };
}
