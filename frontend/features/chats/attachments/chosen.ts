import { type Gift, GIFT_IDS } from '../../../components/art/gifts/gift-art';
import { type ChatPhoto, type Gif } from './api/attachments';

/** The attachment to send, by its id. */
export type ChosenContent =
  | { readonly kind: 'photo'; readonly photo: number }
  | { readonly kind: 'gift'; readonly gift: Gift }
  | { readonly kind: 'gif'; readonly gif: string };

/** The attachment that a message shows. */
export interface Shown {
  readonly photo: ChatPhoto | null;
  readonly gift: Gift | null;
  readonly gif: Gif | null;
}

const NOTHING: Shown = { photo: null, gift: null, gif: null };
const seen = new Map<string, Shown>();

const keyOf = (content: Partial<Record<'photo' | 'gift' | 'gif', number | string>> & { readonly kind: string }) =>
  JSON.stringify([content.kind, content.photo, content.gif]);

/** How something looks that is on its way: the page that chose it knows, others say in words what it is. */
export const rememberPhoto = (photo: ChatPhoto): void => {
  seen.set(keyOf({ kind: 'photo', photo: photo.id }), { ...NOTHING, photo });
};
export const rememberGif = (gif: Gif): void => {
  seen.set(keyOf({ kind: 'gif', gif: gif.id }), { ...NOTHING, gif });
};

export function shownOf(
  content: Partial<Record<'photo' | 'gift' | 'gif', number | string>> & { readonly kind: string },
): Shown | undefined {
  const gift = GIFT_IDS.find((one) => one === content.gift);
  return content.kind === 'gift' ? gift && { ...NOTHING, gift } : seen.get(keyOf(content));
}
