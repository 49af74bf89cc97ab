import { DOCUMENT_FIELDS, type DocumentField } from './fields';
import { PLACEHOLDERS } from './placeholders';
import { DERIVED_SETTINGS } from './schema/settings';
import { CONTENT_KEYS, LONGEST_BLOCK, PAGES } from './schema/texts';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function example(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return code(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

function defaultText({ default: standard }: DocumentField): string {
  if (!standard) return '';
  const special = Object.entries(standard.byNiche ?? {}).map(([niche, value]) => `niche ${niche}: ${example(value)}`);
  return [example(standard.value), ...special].join('; ');
}

function seenBy({ path, public: isPublic, settingsCall }: DocumentField): string {
  if (!isPublic) return 'staff only';
  return settingsCall || path.startsWith('settings.') ? 'pages, settings call' : 'pages';
}

/** docs/settings.md. */
export function settingsPage(): string {
  const rows = DOCUMENT_FIELDS.map((field) => [
    code(field.path),
    `**${field.title}.** ${field.description}`,
    field.unit ?? '',
    defaultText(field),
    example(field.example),
    field.edit,
    field.approval ? 'two people' : '',
    seenBy(field),
  ]);
  const derived = Object.entries(DERIVED_SETTINGS).map(([name, text]) => `- ${code(name)}: ${text}`);
  const ofPages = new Set(PAGES.flatMap(({ page, keys }) => keys.map((key) => `${page}.${key}`)));
  const content = Object.entries(CONTENT_KEYS)
    .filter(([key]) => !ofPages.has(key))
    .map(([key, max]) => `- ${code(key)}: up to ${max} characters`);
  const pages = PAGES.map(
    ({ page, keys }) =>
      `- ${code(`${page}.…`)}: ${keys.length} texts, named in ${code(`frontend/locales/en/${page}.json`)}`,
  );
  return [
    '# Settings of a brand',
    '',
    'Made from the schema by `npm run generate`: change the schema, not this page. A brand that does not say a setting, and a',
    'revision that was stored before the setting existed, have its default. Every brand says those without a default itself.',
    '',
    '| Path | What it is | Unit | Default | Example | Changed by | Publishing takes | Seen by |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## Added by the settings call',
    '',
    ...derived,
    '',
    '## Texts that a brand may replace',
    '',
    'In `texts`, by language. These are filled in: ' + PLACEHOLDERS.map(code).join(', ') + '.',
    '',
    ...content,
    '',
    'Every block of a public page may be replaced, too. Keys that end with `_text` are Markdown (paragraphs, lists, **bold**,',
    `links) of up to ${LONGEST_BLOCK} characters; all others are one line.`,
    '',
    ...pages,
    '',
  ].join('\n');
}
