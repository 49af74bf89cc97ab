import { DOCUMENT_FIELDS } from './fields';
import { siteTypes } from './site-types';

const types = siteTypes();

it('the types of pages have each setting that anybody may see, with its description', () => {
  const shown = DOCUMENT_FIELDS.filter((field) => field.public && !field.path.startsWith('theme.seeds.'));
  expect(shown.length).toBeGreaterThan(70);
  for (const { path, description } of shown) {
    expect(types).toMatch(new RegExp(`readonly ${path.split('.').at(-1) ?? ''}\\??: `));
    expect(types).toContain(description);
  }
});

it('the types of pages have nothing that is for staff', () => {
  for (const { description } of DOCUMENT_FIELDS.filter((field) => !field.public))
    expect(types).not.toContain(description);
  expect(types).not.toMatch(
    /readonly (?:mail|mailbox|unread_mail_delay_minutes|digest_hours|chat_safety|postbacks|seeds)\b/,
  );
});

it('says what a value is', () => {
  expect(types).toContain('readonly invisible_mode_for: "everybody" | "premium";');
  expect(types).toContain('readonly countries: readonly (string)[];');
  expect(types).toContain('readonly fictional_warning: Readonly<Partial<Record<Locale, string>>>;');
  expect(types).toContain('readonly premium_match_claim_percent: number | null;');
  expect(types).toContain('readonly popular?: boolean | undefined;');
});
