export const MAIL_KINDS = ['reminders', 'news', 'messages', 'likes', 'matches'] as const;

/** Filled in once it is known which mail it was. */
export const KIND = '{kind}';

/** The name under which this tab keeps that the button was pressed. */
export const UNSUBSCRIBED = 'unsubscribed';
