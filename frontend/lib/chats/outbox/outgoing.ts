import { type components } from '../../api/schema';

type Message = components['schemas']['MessageResponse'];

/** Why a message was not taken. */
export type Refusal =
  'credits' | 'premium' | 'unconfirmed' | 'gone' | 'absent' | 'invalid' | 'limited' | 'quote' | 'failed';

/** The content of a message: a text, or the number or name of a chosen attachment. */
export interface Content {
  readonly kind: Message['kind'];
  readonly text?: string;
  readonly photo?: number;
  readonly gift?: components['schemas']['GiftName'];
  readonly gif?: string;
  /** What of the other one's profile a text is about. */
  readonly quote?: components['schemas']['AskedThing'];
}

/** A message on its way, kept by the browser until the api has it. */
export interface Outgoing {
  readonly client_id: string;
  /** To whom: the conversation may not be there yet. */
  readonly profile: number;
  readonly content: Content;
  /** When it was written, by the clock of the browser; also its place among the others. */
  readonly at: number;
  readonly why?: Refusal;
}

/** The API's answer to a message that it has accepted. */
export interface Sent {
  readonly conversation: number;
  readonly message: Message;
  readonly credits: number;
}

/** How telling the api of one ended. */
export type Delivery =
  | { readonly state: 'sent'; readonly sent: Sent }
  | { readonly state: 'held' }
  | { readonly state: 'refused'; readonly why: Refusal }
  | { readonly state: 'later'; readonly why: 'unreachable' | 'failed'; readonly afterMs?: number }
  | { readonly state: 'signed_out' };
