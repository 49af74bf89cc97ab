import { type Config } from '../../../platform/config/config';
import { readQuotedPrintable } from '../../../platform/mail';
import { MAIL_TEXTS } from '../mail-texts';
import { type MailBrand } from '../brand/mail-brands';
import { TEST_THEME, testBrand } from '../testing/test-brand';
import { MailRenderer } from './mail-renderer';

const config = { PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: 8443 } as Config;
const made = new MailRenderer(config);

const renderer = {
  render: async (...wanted: Parameters<MailRenderer['render']>) => {
    const { subject, html, text } = await made.render(...wanted);
    return { subject, html: readQuotedPrintable(html), text: readQuotedPrintable(text) };
  },
};
const confirmation = { name: 'Jo', kind: 'payment', reference: 'C-000000000001' } as const;
const received = {
  ...confirmation,
  email: 'jo@visitor.example',
  about: '',
  locale: 'pl',
  message: 'First <script>alert(1)</script>\nsecond & "third"',
};

const links = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');

describe('a mail', () => {
  it.each(Object.keys(MAIL_TEXTS) as (keyof typeof MAIL_TEXTS)[])('is whole in %s', async (locale) => {
    const mail = await renderer.render('complaint_confirmation', testBrand(1, 'Everglow'), locale, confirmation);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).toContain('C-000000000001');
      expect(part).not.toMatch(/[\uE000\uE001]|\{\w+\}|undefined/);
    }
    expect(mail.html).toContain(`<html dir="ltr" lang="${locale}">`);
    expect(mail.text).toContain(MAIL_TEXTS[locale].complaint_confirmation_title);
    expect(mail.text).toContain(MAIL_TEXTS[locale].kind_payment);
  });

  it('ends no line of its title or button after “e-”, and keeps the hyphen that people type', async () => {
    const mail = await renderer.render('activation', testBrand(1, 'Everglow'), 'nl', {
      name: 'Jo',
      token: 'the-token_1',
      code: '402913',
    });
    expect(mail.html.match(/<span style="white-space:nowrap">e-m<\/span>ailadres/giu)).toHaveLength(2);
    expect(mail.text).toContain('Bevestig je e-mailadres');
  });

  it.each([
    ['activation', '/activate/do?token=the-token_1'],
    ['password_reset', '/reset-password/do?token=the-token_1'],
    ['mail_change', '/mail-change/do?token=the-token_1'],
    ['mail_changed', '/mail-change/undo?token=the-token_1'],
    ['passkey_added', '/reset-password'],
    ['password_changed', '/reset-password'],
  ] as const)('%s is whole in every language and leads to its page on the brand’s own domain', async (name, path) => {
    for (const locale of Object.keys(MAIL_TEXTS) as (keyof typeof MAIL_TEXTS)[]) {
      const params = { name: 'Jo', token: 'the-token_1', code: '402913' };
      const mail = await renderer.render(name, testBrand(1, 'Everglow'), locale, params);
      for (const part of [mail.subject, mail.html, mail.text])
        expect([locale, part]).toEqual([locale, expect.not.stringMatching(/[\uE000\uE001]|\{\w+\}|undefined/)]);
      expect(mail.subject).toBe(MAIL_TEXTS[locale][`${name}_subject`]);
      expect(mail.text).toContain(MAIL_TEXTS[locale][`${name}_not_you`]);
      const origin = 'https://everglow.example:8443';
      const link = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale.slice(0, 2)}`;
      expect(new Set(links(mail.html))).toEqual(
        new Set([`${origin}/?lang=${locale.slice(0, 2)}`, link.replace('&', '&amp;')]),
      );
      expect(mail.text).toContain(link);
    }
  });

  it('leads to the brand’s own domain and nowhere else', async () => {
    const mail = await renderer.render('complaint_confirmation', testBrand(1, 'Everglow'), 'nl', confirmation);
    expect(new Set(links(mail.html))).toEqual(new Set(['https://everglow.example:8443/?lang=nl']));
    expect(mail.text).toContain('https://everglow.example:8443');
  });

  it('wears the brand’s colours, and its dark ones where the theme has both', async () => {
    const brand = testBrand(1, 'Everglow');
    const auto = await renderer.render('complaint_confirmation', brand, 'nl', confirmation);
    expect(auto.html).toContain('background-color:#a0205f');
    expect(auto.html).toContain(
      '@media (prefers-color-scheme:dark){.page,.page>table>tbody>tr>td{background-color:#120b11 !important}',
    );
    const dark: MailBrand = { ...brand, tenantId: 2, theme: () => Promise.resolve({ ...TEST_THEME, scheme: 'dark' }) };
    const always = await renderer.render('complaint_confirmation', dark, 'nl', confirmation);
    expect(always.html).toContain('background-color:#f07ab8');
    expect(always.html).not.toContain('prefers-color-scheme');
  });

  it('shows what a visitor wrote as text', async () => {
    const mail = await renderer.render('complaint_received', testBrand(1, 'Everglow'), 'nl', received);
    expect(mail.html).toContain('First &lt;script&gt;alert(1)&lt;/script&gt;<br/>second &amp; &quot;third&quot;');
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('First <script>alert(1)</script>\nsecond & "third"');
    expect(mail.text).toContain('Pools');
  });

  it('repeats nothing of a message to the address it came from', async () => {
    const params = { ...confirmation, name: 'Win at http://bad.example' };
    const mail = await renderer.render('complaint_confirmation', testBrand(1, 'Everglow'), 'en', params);
    expect(mail.html + mail.text + mail.subject).not.toContain('bad.example');
  });

  it('changes with the revision, and never mixes two tenants', async () => {
    const [one, two, renamed] = await Promise.all([
      renderer.render('complaint_confirmation', testBrand(3, 'Sheer'), 'en', confirmation),
      renderer.render('complaint_confirmation', testBrand(4, 'Knotted'), 'en', confirmation),
      renderer.render('complaint_confirmation', { ...testBrand(3, 'Sheerer'), revision: 2 }, 'en', confirmation),
    ]);
    expect(one.html).toContain('sheer.example');
    expect(one.html).not.toContain('Knotted');
    expect(two.html).not.toContain('Sheer');
    expect(renamed.html).toContain('Sheerer');
  });
});
