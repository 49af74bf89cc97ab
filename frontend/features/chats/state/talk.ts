import { type Answer } from '../../../lib/api/problem';
import { type ChatDetails, type Message, type Page } from '../api/types';

/** A conversation as far as it is here: a run of messages without a gap, and how much there is beyond it. */
export interface OpenTalk {
  readonly name: 'open';
  readonly conversation: number | null;
  /** Ascending, each one more than the one before. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  /** All up to here is known. */
  readonly end: number;
  /** The newest there is. */
  readonly last: number;
  /** The end is followed: what is missing there is fetched at once, not when somebody scrolls to it. */
  readonly follows: boolean;
  /** The last one that was read when the conversation was opened; what is new begins behind it. Null: nothing was. */
  readonly marker: number | null;
  readonly partnerRead: number;
  readonly partnerReceived: number;
}

export type Refused = Exclude<Answer<unknown>, { state: 'done' }>;
export type Talk =
  { readonly name: 'loading' | 'absent' } | { readonly name: 'failed'; readonly errorState: Refused } | OpenTalk;

type Opening = Pick<
  ChatDetails,
  'conversation' | 'last_seq' | 'read_seq' | 'num_unread_messages' | 'partner_read_seq' | 'partner_received_seq'
>;

export type TalkEvent =
  | { readonly type: 'opened'; readonly chat: Opening; readonly page: Page }
  | { readonly type: 'absent' | 'retry' }
  | { readonly type: 'failed'; readonly errorState: Refused }
  | { readonly type: 'older'; readonly page: Page }
  | { readonly type: 'newer'; readonly page: Page }
  /** The newest ones in place of what was shown. */
  | { readonly type: 'latest'; readonly page: Page; readonly last: number }
  /** It has its number from the first message on. */
  | { readonly type: 'begun'; readonly conversation: number }
  | { readonly type: 'message'; readonly conversation: number; readonly message: Message }
  | { readonly type: 'gone'; readonly conversation: number; readonly seq: number }
  | {
      readonly type: 'chat';
      readonly conversation: number;
      readonly last_seq: number;
      readonly partner_read_seq: number;
      readonly partner_received_seq: number;
      readonly cleared_seq: number;
    }
  | { readonly type: 'marker_passed' };

export const LOADING: Talk = { name: 'loading' };

export const openOf = (talk: Talk): OpenTalk | undefined => (talk.name === 'open' ? talk : undefined);

/** The most messages held at a time; those beyond are fetched again when the reader comes near. */
const MOST = 400;

/** Every event may come twice, late or in another order: the state that results is the same. */
export function talkAfter(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'opened':
      return opened(event.chat, event.page);
    case 'absent':
      return { name: 'absent' };
    case 'failed':
      return talk.name === 'open' ? talk : { name: 'failed', errorState: event.errorState };
    case 'retry':
      return talk.name === 'open' ? talk : LOADING;
    default:
      return talk.name === 'open' ? openAfter(talk, event) : talk;
  }
}

type Opened = Exclude<TalkEvent, { type: 'opened' | 'absent' | 'retry' | 'failed' }>;

function openAfter(talk: OpenTalk, event: Opened): OpenTalk {
  switch (event.type) {
    case 'older': {
      // Asked for from where one was before, it says nothing of what is above the newest.
      const below = event.page.messages.at(-1);
      const adjoins = below === undefined || below.seq + 1 === talk.messages[0]?.seq;
      return adjoins ? withoutNewest({ ...merged(talk, event.page.messages), hasOlder: event.page.more }) : talk;
    }
    case 'newer':
      return talk.follows ? merged(talk, event.page.messages) : withoutOldest(merged(talk, event.page.messages));
    case 'latest': {
      const end = event.page.messages.at(-1)?.seq ?? event.last;
      const last = Math.max(talk.last, end);
      return { ...talk, messages: event.page.messages, hasOlder: event.page.more, end, last, follows: true };
    }
    case 'begun':
      return talk.conversation === null ? { ...talk, conversation: event.conversation } : talk;
    case 'message':
      return talk.conversation === event.conversation ? merged(talk, [event.message]) : talk;
    case 'gone':
      return talk.conversation === event.conversation ? withGone(talk, event.seq) : talk;
    case 'chat':
      return talk.conversation === event.conversation ? withState(talk, event) : talk;
    case 'marker_passed':
      return talk.marker === null ? talk : { ...talk, marker: null };
  }
}

function opened(chat: Opening, page: Page): OpenTalk {
  const { messages } = page;
  const end = messages.at(-1)?.seq ?? chat.last_seq;
  const last = Math.max(chat.last_seq, end);
  const isNew = chat.num_unread_messages > 0;
  return {
    name: 'open',
    conversation: chat.conversation,
    messages,
    hasOlder: messages.length > 0 && page.more,
    end,
    last,
    follows: end >= last,
    marker: isNew ? chat.read_seq : null,
    partnerRead: chat.partner_read_seq,
    partnerReceived: chat.partner_received_seq,
  };
}

/** A withdrawn message stays withdrawn, even if an older version of it arrives later. */
const newerOf = (known: Message | undefined, told: Message): Message => (known?.gone === true ? known : told);

function merged(talk: OpenTalk, told: readonly Message[]): OpenTalk {
  const known = new Map(talk.messages.map((message) => [message.seq, message]));
  let { end, last } = talk;
  let first = talk.messages[0]?.seq ?? end + 1;
  for (const message of [...told].sort((a, b) => a.seq - b.seq)) {
    last = Math.max(last, message.seq);
    if (message.seq === end + 1) end = message.seq;
    if (message.seq >= first && message.seq <= end) known.set(message.seq, newerOf(known.get(message.seq), message));
  }
  for (const message of [...told].sort((a, b) => b.seq - a.seq))
    if (message.seq === first - 1) {
      first = message.seq;
      known.set(first, message);
    }
  const messages = [...known.values()].sort((a, b) => a.seq - b.seq);
  return { ...talk, messages, end, last, follows: talk.follows || end >= last };
}

function withoutNewest(talk: OpenTalk): OpenTalk {
  const messages = talk.messages.slice(0, MOST);
  const end = messages.at(-1)?.seq;
  return messages.length === talk.messages.length || end === undefined
    ? talk
    : { ...talk, messages, end, follows: false };
}

function withoutOldest(talk: OpenTalk): OpenTalk {
  const messages = talk.messages.slice(-MOST);
  return messages.length === talk.messages.length ? talk : { ...talk, messages, hasOlder: true };
}

function withGone(talk: OpenTalk, seq: number): OpenTalk {
  const messages = talk.messages.map((message) =>
    message.seq === seq
      ? { ...message, gone: true, text: null, photo: null, gift: null, gif: null, quote: null }
      : message,
  );
  return { ...talk, messages };
}

function withState(talk: OpenTalk, told: TalkEvent & { type: 'chat' }): OpenTalk {
  const messages = talk.messages.filter(({ seq }) => seq > told.cleared_seq);
  return {
    ...talk,
    messages,
    hasOlder: talk.hasOlder && messages.length === talk.messages.length,
    end: Math.max(talk.end, told.cleared_seq),
    last: Math.max(talk.last, told.last_seq),
    partnerRead: Math.max(talk.partnerRead, told.partner_read_seq),
    partnerReceived: Math.max(talk.partnerReceived, told.partner_received_seq),
  };
}

/** Returns the position after which messages are missing at the end; undefined if none are. */
export const missingAfter = (talk: Talk): number | undefined =>
  talk.name === 'open' && talk.follows && talk.last > talk.end && talk.conversation !== null ? talk.end : undefined;
