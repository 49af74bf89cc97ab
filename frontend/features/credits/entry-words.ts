import { PLACEHOLDER } from '../../components/people/placeholder';
import { type Transaction } from './api/get-transactions';
import { type CreditsTexts } from './credits-texts';

type Words = Pick<CreditsTexts, 'reasons' | 'to' | 'undone' | 'returned' | 'withdrawn'>;

/** Returns the title of an entry: what it was for. */
export function titleOf({ reason, amount, partner }: Transaction, words: Words): string {
  if (reason === 'reversal') return amount > 0 ? words.returned : words.withdrawn;
  if (amount > 0 && reason in words.undone) return words.undone[reason as keyof Words['undone']];
  if (partner === null || !(reason in words.to)) return words.reasons[reason];
  return words.to[reason as keyof Words['to']].replace(PLACEHOLDER.name, () => partner.name);
}

/** With its sign, also where it is more. */
export const signed = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(amount);

export interface Day {
  /** As the reader’s calendar has it. */
  readonly day: string;
  readonly entries: readonly Transaction[];
}

/** In days, by the reader’s clock; the order stays. */
export function byDay(entries: readonly Transaction[], locale: string): readonly Day[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const days: { day: string; entries: Transaction[] }[] = [];
  for (const entry of entries) {
    const day = format.format(new Date(entry.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
