/** Mails that nobody has asked for, by what they are about. Members turn each off and on. */
export const MAIL_KINDS = ['reminders', 'news', 'messages', 'likes', 'matches'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** All of them, and those to come. */
export const ALL_KINDS = 'all';

export const isMailKind = (kind: string): kind is MailKind => (MAIL_KINDS as readonly string[]).includes(kind);
