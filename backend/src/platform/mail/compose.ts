import MimeNode from 'nodemailer/lib/mime-node';
import { headerText, isBareAddress } from './header-text';
import { type Mail, type Mailbox } from './mail';
import { type QuotedPrintable } from './quoted-printable';

/**
 * The whole message as it goes over the wire. nodemailer encodes and folds the headers; the two parts are put together
 * here, because its streams write every few lines to the socket, which costs a quarter of a mail's time.
 */
export function compose(mail: Mail): string {
  const root = new MimeNode('multipart/alternative');
  root.setHeader(headersOf(mail));
  // Building the headers settles the boundary.
  const headers = root.buildHeaders();
  const delimiter = `\r\n--${String(root.boundary)}`;
  const parts = `${part(delimiter, 'text/plain', mail.text)}${part(delimiter, 'text/html', mail.html)}`;
  return `${headers}\r\n${parts}${delimiter}--\r\n`;
}

function headersOf(mail: Mail) {
  const replyTo = mail.replyTo && isBareAddress(mail.replyTo.address) ? [mailbox(mail.replyTo)] : [];
  return [
    { key: 'From', value: [mailbox(mail.from)] },
    { key: 'To', value: [mailbox({ name: '', address: mail.to })] },
    ...replyTo.map((value) => ({ key: 'Reply-To', value: [value] })),
    { key: 'Subject', value: headerText(mail.subject) },
    { key: 'Message-ID', value: `<${mail.messageId}>` },
    { key: 'Content-Language', value: mail.language },
    ...(mail.automatic
      ? [
          { key: 'Auto-Submitted', value: 'auto-replied' },
          { key: 'X-Auto-Response-Suppress', value: 'All' },
        ]
      : []),
    ...(mail.unsubscribeUrl === undefined
      ? []
      : [
          { key: 'Auto-Submitted', value: 'auto-generated' },
          { key: 'List-Unsubscribe', value: `<${mail.unsubscribeUrl}>` },
          { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        ]),
  ];
}

// Addresses as objects: nodemailer parses a string, and would find a second address in a name.
const mailbox = ({ name, address }: Mailbox): Mailbox => ({ name: headerText(name, 100), address });

const part = (delimiter: string, type: string, content: QuotedPrintable): string =>
  `${delimiter}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${content}`;
