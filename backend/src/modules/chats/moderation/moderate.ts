import { leadsAway } from './contact';
import { disguisedIn, fold, phraseOf, wordsOf } from './normal-text';
import { asksForMoney } from './payment';

export const MODERATION_RULES = ['spam', 'contact', 'payment'] as const;
export type ModerationRule = (typeof MODERATION_RULES)[number];
export type RuleAction = 'off' | 'warn' | 'hold';

export interface ChatRules {
  readonly new_account_days: number;
  readonly spam: { readonly action: RuleAction; readonly recipients: number };
  readonly contact: { readonly action: RuleAction; readonly extra_words: readonly string[] };
  readonly payment: { readonly action: RuleAction; readonly extra_words: readonly string[] };
}

export interface Verdict {
  readonly rule: ModerationRule;
  readonly action: 'warn' | 'hold';
}

/** How many people somebody has lately sent this text to, this one included. */
export interface SpreadOfText {
  readonly recipients: number;
}

/** Returns the gravest rule that a new account's text breaks, or null. Its time grows only with the text's length. */
export function moderate(text: string, { recipients }: SpreadOfText, rules: ChatRules): Verdict | null {
  const plain = text
    .slice(0, 10_000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  const folded = fold(text);
  const words = wordsOf(folded);
  const phrase = ` ${words.join(' ')} `;
  const has = (extra: readonly string[]): boolean => extra.some((one) => phrase.includes(phraseOf(one)));
  const broken: Readonly<Record<ModerationRule, () => boolean>> = {
    spam: () => recipients >= rules.spam.recipients,
    contact: () => leadsAway(plain, folded, [...words, ...disguisedIn(folded)]) || has(rules.contact.extra_words),
    payment: () => asksForMoney(plain, words) || has(rules.payment.extra_words),
  };
  for (const action of ['hold', 'warn'] as const)
    for (const rule of MODERATION_RULES) if (rules[rule].action === action && broken[rule]()) return { rule, action };
  return null;
}
