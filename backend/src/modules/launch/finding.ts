import { type CheckFixer, type CheckState, type DnsRecord } from './names';

/** The result of one look: what was found against what is wanted. Texts are for staff, in English. */
export interface Finding {
  readonly state: CheckState;
  readonly found: string;
  readonly wanted: string;
  readonly records?: readonly DnsRecord[];
  readonly fixer?: CheckFixer;
}

type Rest = Omit<Finding, 'state' | 'found'>;

export const passed = (found: string, wanted: string, records?: readonly DnsRecord[]): Finding => ({
  state: 'ok',
  found,
  wanted,
  ...(records && { records }),
});
export const notNeeded = (found: string): Finding => ({ state: 'not_needed', found, wanted: 'Nothing.' });
export const waiting = (found: string, rest: Rest): Finding => ({ state: 'wait', found, ...rest });
export const wrong = (found: string, rest: Rest): Finding => ({ state: 'wrong', found, ...rest });

/** `a, b and 3 more`. */
export function listed(values: readonly string[], most = 4): string {
  const more = values.length - most;
  return more > 0 ? `${values.slice(0, most).join(', ')} and ${more} more` : values.join(', ');
}
