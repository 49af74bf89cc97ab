import { MAILS } from '../templates';
import { MAIL_KINDS, type MailKind } from './mail-kinds';

const sent = new Set<string>(Object.values(MAILS).map(({ kind }) => kind));

/** The kinds of which there are mails: no member is offered a switch that does nothing. */
export const OFFERED_KINDS: readonly MailKind[] = MAIL_KINDS.filter((kind) => sent.has(kind));

export const isMailOffered = (kind: string): boolean => (OFFERED_KINDS as readonly string[]).includes(kind);
