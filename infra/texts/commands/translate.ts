import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { LOCALES } from '../../../contract/text/locales';
import { usesOfTexts } from '../all-texts';
import { type HandedFile, type TranslationUnit, UnreadableFileError } from '../translation/bilingual-file';
import { readCsv, writeCsv } from '../translation/csv';
import { takeIn } from '../translation/take-in';
import { isTarget } from '../translation/text-faults';
import { unitsFor, type Wanted } from '../translation/units';
import { readXliff, writeXliff } from '../translation/xliff';

interface Format {
  readonly write: (locale: string, units: readonly TranslationUnit[]) => string;
  readonly read: (content: string) => HandedFile;
}

const FORMATS: Readonly<Record<string, Format>> = {
  '.xlf': { write: writeXliff, read: readXliff },
  '.xliff': { write: writeXliff, read: readXliff },
  '.csv': { write: writeCsv, read: readCsv },
};

/** All texts of a language are about a megabyte. */
const LARGEST = 32 * 1024 * 1024;

/** Writes the texts of a language into a file for a translator, as its ending says. */
export function exportTexts(root: string, locale: string, file: string | undefined, wanted: Wanted): readonly string[] {
  if (!isTarget(locale)) throw new Error(`Texts are translated into ${LOCALES.filter(isTarget).join(', ')}.`);
  const format = formatOf(file);
  const units = unitsFor(root, locale, wanted, usesOfTexts());
  writeFileSync(file ?? '', format.write(locale, units));
  const open = units.filter(({ state }) => state !== 'translated').length;
  return [`${units.length} texts in ${file ?? ''}, ${open} of them to translate or to look at again`];
}

/**
 * Takes what a translator handed back into the files of the language, and tells of every unit that it leaves and why. The
 * process fails where it leaves any.
 */
export function importTexts(root: string, file: string): readonly string[] {
  const format = formatOf(file);
  if (statSync(file).size > LARGEST) throw new UnreadableFileError(`${file} is larger than all texts together.`);
  const { changed, unchanged, empty, outdated, refused } = takeIn(root, format.read(utf8(file)));
  if (outdated.length + refused.length > 0) process.exitCode = 1;
  return [
    ...outdated.map((id) => `${id}: outdated, its English text is another one now`),
    ...refused.map(({ id, reason }) => `${id}: refused, ${reason}`),
    `${changed.length} changed, ${unchanged} unchanged, ${empty} empty, ${outdated.length} outdated, ${refused.length} refused`,
  ];
}

function formatOf(file: string | undefined): Format {
  const format = FORMATS[extname(file ?? '').toLowerCase()];
  if (!format) throw new Error(`Name a file with one of these endings: ${Object.keys(FORMATS).join(', ')}.`);
  return format;
}

function utf8(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(readFileSync(file));
  } catch {
    throw new UnreadableFileError(`${file} is not in UTF-8.`);
  }
}
