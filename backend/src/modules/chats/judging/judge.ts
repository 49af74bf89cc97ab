import { leadsAway } from './contact';
import { disguisedIn, fold, phraseOf, wordsOf } from './normal-text';
import { asksForMoney } from './payment';

export const JUDGED_RULES = ['spam', 'contact', 'payment'] as const;
export type JudgedRule = (typeof JUDGED_RULES)[number];
export type RuleAction = 'off' | 'warn' | 'hold';

export interface ChatRules {
  readonly new_account_days: number;
  readonly spam: { readonly action: RuleAction; readonly recipients: number };
  readonly contact: { readonly action: RuleAction; readonly extra_words: readonly string[] };
  readonly payment: { readonly action: RuleAction; readonly extra_words: readonly string[] };
}

export interface Verdict {
  readonly rule: JudgedRule;
  readonly action: 'warn' | 'hold';
}

/** How many people somebody has lately sent this text to, this one included. */
export interface SpreadOfText {
  readonly recipients: number;
}

/** What a text of a new account breaks, the graver first; null where nothing. The time it takes grows with its length only. */
export function judge(text: string, { recipients }: SpreadOfText, rules: ChatRules): Verdict | null {
  const plain = text
    .slice(0, 10_000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  const folded = fold(text);
  const words = wordsOf(folded);
  const phrase = ` ${words.join(' ')} `;
  const has = (extra: readonly string[]): boolean => extra.some((one) => phrase.includes(phraseOf(one)));
  const broken: Readonly<Record<JudgedRule, () => boolean>> = {
    spam: () => recipients >= rules.spam.recipients,
    contact: () => leadsAway(plain, folded, [...words, ...disguisedIn(folded)]) || has(rules.contact.extra_words),
    payment: () => asksForMoney(plain, words) || has(rules.payment.extra_words),
  };
  for (const action of ['hold', 'warn'] as const)
    for (const rule of JUDGED_RULES) if (rules[rule].action === action && broken[rule]()) return { rule, action };
  return null;
}
