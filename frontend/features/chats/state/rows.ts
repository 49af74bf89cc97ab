import { type Message } from '../api/types';
import { type OpenTalk } from './talk';
import { type Outgoing } from './outgoing';

/** How far a message of one's own has come. */
export type Progress = 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

export interface BubbleRow {
  readonly kind: 'bubble';
  readonly key: string;
  readonly own: boolean;
  /** Of those of one person within a minute. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly at: string;
  readonly message: Message | undefined;
  readonly outgoing: Outgoing | undefined;
  /** Undefined for what others have sent. */
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
  readonly message: Message | undefined;
  readonly outgoing: Outgoing | undefined;
}

/** What the reader sees, from top to bottom, by the reader's clock. All that the partner did not say is the reader's own. */
export function rowsOf(talk: OpenTalk, waiting: readonly Outgoing[], partner: number, clock: Clock): readonly Row[] {
  const said = allSaid(talk, waiting);
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
      progress: own ? progressOf(one, talk) : undefined,
    });
  });
  return rows;
}

/** None where what is here begins behind it: the mark would move with what comes above. */
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
function allSaid(talk: OpenTalk, waiting: readonly Outgoing[]): readonly Said[] {
  const arrived = new Set(talk.messages.map(({ client_id: id }) => id));
  return [
    ...talk.messages.map((message) => ({
      key: message.client_id ?? `seq-${message.seq}`,
      sender: message.sender,
      at: message.sent_at,
      message,
      outgoing: undefined,
    })),
    // Behind the newest there is, and nowhere else.
    ...(talk.follows ? waiting : [])
      .filter(({ client_id: id }) => !arrived.has(id))
      .map((outgoing) => ({
        key: outgoing.client_id,
        sender: undefined,
        at: new Date(outgoing.at).toISOString(),
        message: undefined,
        outgoing,
      })),
  ];
}

const isTogether = (one: Said, next: Said, clock: Clock): boolean =>
  one.sender === next.sender && clock.minute(one.at) === clock.minute(next.at);

function progressOf({ message, outgoing }: Said, talk: OpenTalk): Progress {
  if (message === undefined) return outgoing?.why === undefined ? 'sending' : 'failed';
  if (message.seq <= talk.partnerRead) return 'read';
  return message.seq <= talk.partnerReceived ? 'delivered' : 'sent';
}

/** Days and minutes where the reader is. */
export const LOCAL_CLOCK: Clock = {
  day: (at) => new Date(at).toDateString(),
  minute: (at) => String(Math.floor(new Date(at).getTime() / 60_000)),
};
