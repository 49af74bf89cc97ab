import { type ChatRules, moderate } from '../../../../backend/src/modules/chats/moderation/moderate';
import { checkSvg } from '../../../../backend/src/modules/tenants/document/theme/svg';
import { tidyText } from '../../../../contract/text/plain-text';

/** Something that reads what anybody may write, with an input that was made to be slow, of any size. */
export interface HostileText {
  readonly name: string;
  /** The largest size, in bytes: about as much as a request or the field can hold. */
  readonly size: number;
  readonly read: (size: number) => unknown;
}

const RULES: ChatRules = {
  new_account_days: 14,
  spam: { action: 'hold', recipients: 5 },
  contact: { action: 'warn', extra_words: ['my channel'] },
  payment: { action: 'hold', extra_words: ['grünes licht'] },
};

const MESSAGES = [
  ...['a', '1 ', 'a.', '@', '(at', 'a@', 'nl91', 'w ', '0x', '\u200b', 'one ', '-', '1.', 'a1', 'send ', '€', '12 '],
  ...['at ', '@a'],
];
const TEXTS = [' ', ' \n', '\n', '\u0301', '\u200d', '👩\u200d', '\t'];
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
const MOVE = 'translate(1) ';
const LARGEST_SVG = 20_000;

const repeated = (part: string, size: number): string => part.repeat(size / Buffer.byteLength(part));

export const hostileTexts: readonly HostileText[] = [
  ...MESSAGES.map((part) => ({
    name: `moderate ${JSON.stringify(part)}`,
    size: 9_600,
    read: (size: number) => moderate(part.repeat(size / part.length), { recipients: 1 }, RULES),
  })),
  ...TEXTS.map((part) => ({
    name: `tidyText ${JSON.stringify(part)}`,
    size: 64_000,
    read: (size: number) => tidyText(repeated(part, size)),
  })),
  {
    name: 'checkSvg with moves that end wrong',
    size: 16_000,
    read: (size) => checkSvg(`${OPEN}<g transform="${repeated(MOVE, size)}!"/></svg>`, LARGEST_SVG),
  },
  {
    name: 'checkSvg with spaces that end wrong',
    size: 16_000,
    read: (size) => checkSvg(`${OPEN}<g ${' '.repeat(size)}!`, LARGEST_SVG),
  },
];
