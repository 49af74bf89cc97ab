import { createTransport } from 'nodemailer';
import { poolOptions } from '../../../../backend/src/platform/mail/pool';

/** nodemailer and nothing else, in a process of its own: sends as many copies of a mail as its parent says. */
interface Order {
  readonly count: number;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const transport = createTransport({ ...poolOptions(60_000), url: process.env['SMTP_URL'] });

process.on('message', ({ count, from, subject, html, text }: Order) => {
  const send = (index: number): Promise<unknown> =>
    transport.sendMail({
      from,
      to: { name: '', address: `visitor${index}@visitor.example` },
      subject,
      html,
      text,
      headers: { 'Content-Language': 'nl', 'Auto-Submitted': 'auto-replied' },
    });
  void Promise.all(Array.from({ length: count }, (_, index) => send(index)));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
