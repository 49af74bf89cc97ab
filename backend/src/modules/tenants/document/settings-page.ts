import { DOCUMENT_FIELDS } from './fields';
import { PLACEHOLDERS } from './placeholders';
import { DERIVED_SETTINGS } from './schema/settings';
import { CONTENT_KEYS, LONGEST_BLOCK, PAGES } from './schema/texts';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function example(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return code(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** docs/settings.md. */
export function settingsPage(): string {
  const rows = DOCUMENT_FIELDS.map((field) => [
    code(field.path),
    `**${field.title}.** ${field.description}`,
    field.unit ?? '',
    example(field.example),
    field.edit,
    field.approval ? 'two people' : '',
    field.public ? '' : 'staff only',
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
    'Made from the schema by `npm run generate`: change the schema, not this page.',
    '',
    '| Path | What it is | Unit | Example | Changed by | Publishing takes | Seen by |',
    '| --- | --- | --- | --- | --- | --- | --- |',
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
