import { type Config } from '../../../platform/config/config';
import { readQuotedPrintable } from '../../../platform/mail';
import { MailRenderer } from '../rendering/mail-renderer';
import { testBrand } from '../testing/test-brand';
import { type MailName, MAILS } from '.';

const renderer = new MailRenderer({ PUBLIC_PROTOCOL: 'https' } as Config);
const brand = testBrand(1, 'Everglow');

const textOf = async (name: MailName, params: object = {}, locale = 'en'): Promise<string> => {
  const mail = await renderer.render(name, brand, locale, { ...MAILS[name].sample, ...params }, 'a-token');
  return readQuotedPrintable(mail.text).replace(/\s+/g, ' ');
};

it.each(['decision_made', 'notice_acted', 'notice_dismissed', 'notice_reversed', 'appeal_upheld'] as const)(
  '%s names every way to have it looked at again',
  async (name) => {
    expect(await textOf(name)).toMatch(/out-of-court dispute settlement body or to court/);
    expect(await textOf(name, {}, 'nl')).toMatch(/buitengerechtelijke geschillenbeslechting of naar de rechter/);
  },
);

it('sends nobody who was right to a court', async () => {
  const text = await textOf('appeal_reversed', { standing: 'open' });
  expect(text).toContain('Your account is no longer blocked. You can log in again. A person made this decision');
  expect(text).not.toContain('court');
});

it('says which decision or report was appealed', async () => {
  const block = { kind: 'member_blocked', ends_at: '2026-12-06T09:30:00.000Z', time_zone: 'Europe/Amsterdam' };
  expect(await textOf('appeal_upheld', { about: block }, 'nl')).toContain(
    'Het ging hierom: We hebben je account geblokkeerd tot 6 december 2026 om 10:30.',
  );
  expect(await textOf('appeal_upheld', { about: { reference: 'N-4F7K2M9QX0TD' } })).toContain(
    'It was about this: Your report N-4F7K2M9QX0TD: our decision.',
  );
  expect(await textOf('appeal_upheld', { about: undefined })).not.toContain('about this');
});

it('says whose words a note is', async () => {
  expect(await textOf('appeal_upheld', { note: 'We read all of it.' })).toContain('From our team: We read all of it.');
  expect(await textOf('appeal_upheld', { note: 'Wir haben alles gelesen.' }, 'de')).toContain(
    'Von unserem Team: Wir haben alles gelesen.',
  );
  const { facts } = MAILS.decision_made.sample;
  expect(await textOf('decision_made', { facts: { ...facts, note: 'Please {stop}.' } })).toContain(
    'From our team: Please {stop}.',
  );
});

/** How each language said that a member should write, beside the link to the appeal. */
const WRITE_TO_US = {
  da: /skriv til os/i,
  de: /schreib uns[.:]/i,
  en: /write to us/i,
  es: /escríbenos/i,
  fi: /kirjoita meille/i,
  fr: /écrivez-nous/i,
  it: /scrivici/i,
  nb: /skriv til oss/i,
  nl: /schrijf ons|ons te schrijven/i,
  pl: /napisz do nas/i,
  sv: /skriv till oss/i,
};

describe.each(Object.entries(WRITE_TO_US))('in %s', (locale, writing) => {
  it.each(['photo_rejected', 'photo_check_refused'] as const)('%s names the appeal alone', async (name) => {
    const text = await textOf(name, { token: 'only-a-sample-of-a-token-as-long-as-one-is-' }, locale);
    expect(text).toContain('/decisions?token=only-a-sample-of-a-token-as-long-as-one-is-');
    const [body = ''] = text.split(/\/decisions\?token=/);
    expect(body).not.toMatch(writing);
  });
});
