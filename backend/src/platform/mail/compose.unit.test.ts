import PostalMime from 'postal-mime';
import { compose } from './compose';
import { type Mail } from './mail';
import { quotedPrintable } from './quoted-printable';

const html = '<p>Überlange Zeile: ' + 'ä = b; '.repeat(200) + '</p>\n.\n--x\n<p>end </p>';
const mail: Mail = {
  messageId: '01a2b3c4-0000-7000-8000-000000000001@everglow.example',
  from: { name: 'Everglow – support', address: 'hello@everglow.example' },
  to: 'jo@visitor.example',
  subject: 'Meldung erhalten – „größer“ 🙂',
  html: quotedPrintable(html),
  text: quotedPrintable('Grüße,\r\nzweite Zeile\r.\nlast '),
  language: 'de',
  automatic: true,
};

describe('a composed message', () => {
  it('reads as what was put in', async () => {
    const read = await PostalMime.parse(compose(mail));
    expect(read.from).toEqual({ name: mail.from.name, address: mail.from.address });
    expect(read.to).toEqual([{ name: '', address: mail.to }]);
    expect(read.subject).toBe(mail.subject);
    expect(read.messageId).toBe(`<${mail.messageId}>`);
    expect(read.html?.trim()).toBe(html);
    expect(read.text?.trimEnd()).toBe('Grüße,\nzweite Zeile\n.\nlast');
    expect(Date.parse(read.date ?? '')).not.toBeNaN();
  });

  it('keeps to lines of seven-bit text that every server takes', () => {
    for (const line of compose(mail).split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(76);
      expect(line).toMatch(/^[\x20-\x7e\t]*$/);
    }
  });

  it('lets no value begin a header or a recipient', async () => {
    const evil = 'Eve\r\nBcc: all@victim.example, "x" <y@victim.example>';
    const raw = compose({
      ...mail,
      subject: evil,
      from: { ...mail.from, name: evil },
      replyTo: { name: evil, address: mail.to },
    });
    const read = await PostalMime.parse(raw);
    expect(read.bcc).toBeUndefined();
    expect(read.replyTo).toEqual([{ name: 'Eve Bcc: all@victim.example, "x" <y@victim.example>', address: mail.to }]);
    expect(read.from?.address).toBe(mail.from.address);
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('has no reply address where the given one is none', async () => {
    const raw = compose({ ...mail, replyTo: { name: 'x', address: 'a@b.nl, c@d.nl' } });
    expect((await PostalMime.parse(raw)).replyTo).toBeUndefined();
  });
});
