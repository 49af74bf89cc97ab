import { createHash } from 'node:crypto';
import { type Mail, type Mailbox, quotedPrintable } from '../../../platform/mail';

export interface ToldStop {
  /** The id of the row: the same mail has the same Message-ID. */
  readonly id: string;
  readonly wave: string;
  /** Why the wave stopped; it names no person. */
  readonly words: string;
  readonly changed: number;
  readonly ready: number;
}

/** The mail that tells of a wave that stopped by itself. It names no person and no brand; its link opens the wave. */
export function stopMail(
  { id, wave, words, changed, ready }: ToldStop,
  { from, to, host, origin }: { from: Mailbox; to: string; host: string; origin: string },
): Mail {
  const lines = [
    `Wave ${wave.slice(0, 8)} has stopped by itself: ${words}`,
    `It has changed ${brands(changed)}, which stay as they are. ${left(ready)}`,
    'Decide whether it goes on or is rolled back:',
  ];
  const link = `${origin}/fleet/${wave}`;
  return {
    ...{ messageId: `wave.${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${host}`, from, to },
    subject: `Wave ${wave.slice(0, 8)} has stopped by itself`,
    text: quotedPrintable(`${[...lines, link].join('\n\n')}\n`),
    html: quotedPrintable(
      `${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}<p><a href="${escaped(link)}">${escaped(link)}</a></p>`,
    ),
    ...{ language: 'en', automatic: true },
  };
}

const brands = (count: number): string => (count === 1 ? '1 brand' : `${count} brands`);
const left = (count: number): string => (count === 1 ? '1 is left.' : `${count} are left.`);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
