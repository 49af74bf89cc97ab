import { type HeldMessage, type Message } from '../api/types';
import { type OpenTalk } from './talk';
import { type Outgoing } from '../../../lib/chats/outbox/outgoing';

/** How far a message of one's own has come. */
export type Progress = 'sending' | 'held' | 'failed' | 'sent' | 'delivered' | 'read';

export interface BubbleRow {
  readonly kind: 'bubble';
  readonly key: string;
  readonly own: boolean;
  /** Whether it is the first in its group: messages of one person within a minute form a group. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly at: string;
  readonly message: Message | undefined;
  readonly outgoing: Outgoing | undefined;
  readonly held: HeldMessage | undefined;
  /** Undefined for what others have sent, and for what was taken back. */
  readonly progress: Progress | undefined;
}

export type Row =
  | BubbleRow
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'marker'; readonly key: string };

interface Said {
  readonly key: string;
  /** Undefined: oneself, of what is on its way. */
  readonly sender: number | undefined;
  readonly at: string;
  readonly message?: Message;
  readonly outgoing?: Outgoing;
  readonly held?: HeldMessage;
}

/** Messages that the member has written and nobody else can see. */
export interface Unsent {
  /** On its way to the api. */
  readonly waiting: readonly Outgoing[];
  /** Kept back by the api. */
  readonly held: readonly HeldMessage[];
}

/**
 * Returns the rows that the reader sees, from top to bottom, in the reader's time zone. Every message that the partner did
 * not send is the reader's own.
 */
export function rowsOf(talk: OpenTalk, unsent: Unsent, partner: number, clock: Clock): readonly Row[] {
  const said = allSaid(talk, unsent);
  const newFrom = firstNew(talk, said, partner);
  const rows: Row[] = [];
  said.forEach((one, at) => {
    const [before, next] = [said[at - 1], said[at + 1]];
    const own = one.sender !== partner;
    // Above the first of those that are here there may be more of the same day: the row must not go when they come.
    const isNewDay = before === undefined ? !talk.hasOlder : clock.day(before.at) !== clock.day(one.at);
    if (isNewDay) rows.push({ kind: 'day', key: `day-${clock.day(one.at)}`, at: one.at });
    if (at === newFrom) rows.push({ kind: 'marker', key: 'marker' });
    rows.push({
      kind: 'bubble',
      key: one.key,
      own,
      isFirst: at === newFrom || before === undefined || !isTogether(before, one, clock),
      isLast: at + 1 === newFrom || next === undefined || !isTogether(one, next, clock),
      at: one.at,
      message: one.message,
      outgoing: one.outgoing,
      held: one.held,
      progress: own && one.message?.gone !== true ? progressOf(one, talk) : undefined,
    });
  });
  return rows;
}

/**
 * Gives rows that are as they were back as the same objects: when older messages come, those that are drawn already are not
 * drawn again.
 */
export class SteadyRows {
  private known = new Map<string, Row>();

  of(rows: readonly Row[]): readonly Row[] {
    const steady = rows.map((row) => {
      const before = this.known.get(row.key);
      return before !== undefined && isSame(before, row) ? before : row;
    });
    this.known = new Map(steady.map((row) => [row.key, row]));
    return steady;
  }
}

const isSame = (one: Row, other: Row): boolean =>
  Object.entries(one).every(([name, value]) => (other as unknown as Readonly<Record<string, unknown>>)[name] === value);

/** Returns undefined if the loaded messages begin after the marker: the mark would move as older ones are loaded. */
function firstNew({ marker, messages }: OpenTalk, said: readonly Said[], partner: number): number | undefined {
  const [oldest] = messages;
  if (marker === null || oldest === undefined || oldest.seq > marker + 1) return undefined;
  return said.findIndex(({ sender, message }) => sender === partner && message !== undefined && message.seq > marker);
}

export interface Clock {
  readonly day: (at: string) => string;
  readonly minute: (at: string) => string;
}

/** A message of one's own is the same before and after the api has it. */
function allSaid(talk: OpenTalk, { waiting, held }: Unsent): readonly Said[] {
  const arrived = new Set(talk.messages.map(({ client_id: id }) => id));
  const isKept = new Set(held.map(({ client_id: id }) => id));
  const sent = talk.messages.map((message) => ({
    key: message.client_id ?? `seq-${message.seq}`,
    sender: message.sender,
    at: message.sent_at,
    message,
  }));
  const kept = held.filter(({ client_id: id }) => !arrived.has(id));
  return [
    ...inTheirPlaces(sent, kept, talk),
    // Behind the newest there is, and nowhere else.
    ...(talk.follows ? waiting : [])
      .filter(({ client_id: id }) => !arrived.has(id) && !isKept.has(id))
      .map((outgoing) => ({
        key: outgoing.client_id,
        sender: undefined,
        at: new Date(outgoing.at).toISOString(),
        outgoing,
      })),
  ];
}

/**
 * Places each held message where it was written. Those that belong before or after the loaded messages are left out
 * as long as there are more to load on that side.
 */
function inTheirPlaces(
  sent: readonly Said[],
  kept: readonly HeldMessage[],
  { hasOlder, follows }: OpenTalk,
): readonly Said[] {
  const [oldest] = sent;
  const here = kept
    .filter(({ held_at: at }) => !hasOlder || oldest === undefined || isBefore(oldest.at, at))
    .map((held) => ({ key: held.client_id, sender: undefined, at: held.held_at, held }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const all: Said[] = [];
  for (const one of sent) {
    while (here[0] !== undefined && isBefore(here[0].at, one.at)) all.push(...here.splice(0, 1));
    all.push(one);
  }
  return follows ? [...all, ...here] : all;
}

const isBefore = (a: string, b: string): boolean => Date.parse(a) < Date.parse(b);

const isTogether = (one: Said, next: Said, clock: Clock): boolean =>
  one.sender === next.sender && clock.minute(one.at) === clock.minute(next.at);

function progressOf({ message, outgoing, held }: Said, talk: OpenTalk): Progress {
  if (held !== undefined) return held.state === 'waiting' ? 'held' : 'failed';
  if (message === undefined) return outgoing?.why === undefined ? 'sending' : 'failed';
  if (message.seq <= talk.partnerRead) return 'read';
  return message.seq <= talk.partnerReceived ? 'delivered' : 'sent';
}

/** Days and minutes where the reader is. */
export const LOCAL_CLOCK: Clock = {
  day: (at) => new Date(at).toDateString(),
  minute: (at) => String(Math.floor(new Date(at).getTime() / 60_000)),
};
