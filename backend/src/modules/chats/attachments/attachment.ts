import { type Gif } from './gifs/gif';
import { type Gift } from './gifts';
import { type Quote } from '../quotes/quote';
import { type ChatPhoto, type KeptPhoto, chatPhoto } from './photos/chat-photo';

/** The attachment as it is stored with the message. */
export interface Attachment {
  readonly photo?: KeptPhoto;
  readonly gift?: Gift;
  readonly gif?: Gif;
  /** A text may quote a photo or an answer of its receiver. */
  readonly quote?: Quote;
}

/** The attachment as the member sees it: others’ photos are blurred. */
export const shownAttachment = (
  kept: Attachment | null,
  isOwn: boolean,
): { readonly photo: ChatPhoto | null; readonly gift: Gift | null; readonly gif: Gif | null } => ({
  photo: kept?.photo ? chatPhoto(kept.photo, isOwn) : null,
  gift: kept?.gift ?? null,
  gif: kept?.gif ?? null,
});
