import { z } from 'zod';
import { field, withDefault } from './field';
import { localised, localisedMarkdown, slug } from './values';

const pageSchema = z.strictObject({
  token: field(slug(), {
    title: 'Address',
    required: true,
    description: 'What follows the host: impressum answers at /impressum. No route of the product has it.',
    example: 'impressum',
  }),
  title: field(localised(80), {
    title: 'Title of the page',
    required: true,
    unit: 'text per language',
    edit: 'support',
    description: 'Each language that is offered has one.',
    example: { de: 'Impressum', en: 'Imprint' },
  }),
  text: field(localisedMarkdown(20_000), {
    title: 'Text of the page',
    required: true,
    unit: 'Markdown per language',
    edit: 'support',
    description:
      'Paragraphs, ## headings, lists, **bold** and links; each language that is offered has one. ' +
      'Placeholders are filled in as in texts.',
    example: { de: '## Anbieter\n\n{company}, {address}' },
  }),
  footer: field(z.boolean(), {
    title: 'Link in the footer',
    required: true,
    description: 'Whether every page links to it.',
    example: true,
  }),
});

export const pagesSchema = withDefault(z.array(pageSchema).max(20), []);
export type OwnPage = z.infer<typeof pageSchema>;
