import { type Gif } from './gifs/gif';
import { type Gift } from './gifts';
import { type ChatPhoto, type KeptPhoto, chatPhoto } from './photos/chat-photo';

/** What a message keeps of what it brings. */
export interface Attachment {
  readonly photo?: KeptPhoto;
  readonly gift?: Gift;
  readonly gif?: Gif;
}

/** As the member sees it: of others’ photos only what is blurred. */
export const shownAttachment = (
  kept: Attachment | null,
  isOwn: boolean,
): { readonly photo: ChatPhoto | null; readonly gift: Gift | null; readonly gif: Gif | null } => ({
  photo: kept?.photo ? chatPhoto(kept.photo, isOwn) : null,
  gift: kept?.gift ?? null,
  gif: kept?.gif ?? null,
});
