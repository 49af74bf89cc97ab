import { DOCUMENT_FIELDS } from './fields';
import { DERIVED_SETTINGS } from './schema/settings';
import { CONTENT_KEYS } from './schema/texts';

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
  const content = Object.entries(CONTENT_KEYS).map(([key, max]) => `- ${code(key)}: up to ${max} characters`);
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
    ...content,
    '',
  ].join('\n');
}
