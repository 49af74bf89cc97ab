import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEverything } from './all-texts';
import { longest, missing, unused } from './commands/lists';
import { search } from './commands/search';
import { listSince } from './commands/since';
import { listTerm } from './commands/term';
import { exportTexts, importTexts } from './commands/translate';
import { writeTextsPage } from './page';

const ROOT = join(__dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean', default: false },
    unused: { type: 'boolean', default: false },
    longest: { type: 'boolean', default: false },
    page: { type: 'string' },
    term: { type: 'string' },
    since: { type: 'string' },
    export: { type: 'string' },
    import: { type: 'string' },
    file: { type: 'string' },
    namespace: { type: 'string', multiple: true },
    locale: { type: 'string' },
  },
});

/**
 * `npm run texts [-- words…]`: each text whose key or words hold all the words, where it is used, how it reads in every
 * language and which brands say it in their own words. `--missing`, `--unused` and `--longest` list keys instead;
 * `--page <file>` writes all of it as one page for the browser; `--term <concept>` lists the texts that use its words;
 * `--since <commit>` what translators have to look at; `--export <locale> --file <file>` and `--import <file>` hand texts
 * to a translator and take them back.
 */
function lines(): readonly string[] {
  const { locale, since, namespace } = values;
  if (values.page !== undefined) return writeTextsPage(values.page, readEverything());
  if (values.export !== undefined)
    return exportTexts(ROOT, values.export, values.file, { since, namespaces: namespace });
  if (values.import !== undefined) return importTexts(ROOT, values.import);
  if (values.term !== undefined) return listTerm(values.term, ROOT, locale);
  if (since !== undefined) return listSince(since, ROOT, locale);
  if (values.missing) return missing();
  if (values.unused) return unused();
  return values.longest ? longest() : search(positionals);
}

try {
  for (const line of lines()) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
