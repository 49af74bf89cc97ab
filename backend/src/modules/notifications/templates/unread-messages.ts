import { greetingFor, isGreetable } from './greeting';
import { linkMail, type NoticeParams } from './link-mail';
import { type MailTemplate } from './mail-template';

export interface UnreadMessages extends NoticeParams {
  /** The conversations that it tells of. */
  readonly chats: readonly number[];
  /** A few of those who wrote, and how many more; found out when the mail goes out. */
  readonly senders: readonly { readonly name: string; readonly fictional: boolean }[];
  readonly others: number;
  /** How many messages. */
  readonly unread: number;
  /** The brand's word for whoever is made up; empty for the product's. */
  readonly label: string;
}

/** Names who wrote, never the text: an inbox is read over shoulders. */
export const unreadMessages: MailTemplate<UnreadMessages> = {
  ...linkMail({ mail: 'unread_messages', path: '/chats' }),
  kind: 'messages',
  accounts: 'active',
  automatic: false,
  sample: {
    ...{ name: 'Robin', chats: [1, 2, 3], others: 1, unread: 7, label: '' },
    senders: [
      { name: 'Jo', fictional: false },
      { name: 'Alex', fictional: true },
    ],
  },
  values: ({ name, senders, others, unread, label }, say, tag) => {
    const words = senders.map((sender) => {
      const known = isGreetable(sender.name) ? sender.name : say('unread_messages_somebody');
      return sender.fictional ? `${known} (${label === '' ? say('fictional') : label})` : known;
    });
    const all = [...words, ...(others > 0 ? [`+${new Intl.NumberFormat(tag).format(others)}`] : [])];
    return {
      greeting: greetingFor(name, say),
      senders: new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(all),
      number: new Intl.NumberFormat(tag).format(unread),
    };
  },
};
