import { countGraphemes } from '../../../../contract/text/graphemes';

const MOST = 3;
const PICTURES =
  /^(?=.*\p{Extended_Pictographic}|.*\p{Regional_Indicator})[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u;

/** Whether somebody says it with a few pictures and nothing else: they are shown large. */
export function isOnlyEmoji(text: string): boolean {
  // Digits are components of emoji, too.
  return PICTURES.test(text) && !/\d/u.test(text) && countGraphemes(text.replace(/\s/gu, '')) <= MOST;
}
