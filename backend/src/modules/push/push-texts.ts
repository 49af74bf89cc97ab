import { type CountedKey, type Texts, fillIn, loadTexts, pluralIn, textsIn } from '../../platform/texts';
import english from './locales/en/push.json';

export type PushTextKey = keyof typeof english;
export type CountedPushText = CountedKey<PushTextKey>;

/** The texts of all pushes. None names the brand, the niche or a person: others look at a lock screen, too. */
export const PUSH_TEXTS: Texts<PushTextKey> = loadTexts(__dirname, 'push', english);

export const sayPush = (tag: string, key: PushTextKey): string => textsIn(PUSH_TEXTS, tag)[key];

/** The text for so many, with `number` filled in. */
export const countPush = (
  tag: string,
  key: CountedPushText,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string =>
  fillIn(pluralIn(PUSH_TEXTS, tag, key, count), { ...values, number: new Intl.NumberFormat(tag).format(count) });
