import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTermList } from '../term-lists';
import { type HandedFile, type HandedUnit, UnreadableFileError } from './bilingual-file';
import { type SourceText, sourceTexts } from './source-texts';
import { isTarget, translationFaults } from './text-faults';
import { withTexts } from './text-writer';

/** The result of importing a translator's file. */
export interface Intake {
  readonly changed: readonly string[];
  readonly unchanged: number;
  /** Units without a translation: what the language says stays. */
  readonly empty: number;
  /** Units made from an English text that is another one now. */
  readonly outdated: readonly string[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

type Verdict = 'unchanged' | 'empty' | 'outdated' | { readonly reason: string } | { readonly text: string };

/**
 * Writes the translations that can be taken into the files of their language, and nothing of all others. Throws
 * `UnreadableFileError` where the file is for no language into which texts are translated.
 */
export function takeIn(root: string, { locale, units }: HandedFile): Intake {
  if (!isTarget(locale)) throw new UnreadableFileError(`No texts are translated into “${locale}”.`);
  const texts = sourceTexts(root, locale);
  const known = new Map(texts.map((text) => [text.id, text]));
  const list = readTermList(locale);
  const twice = new Set(units.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at));
  const judged = units.map((unit) => {
    const text = known.get(unit.id);
    if (!text) return { unit, verdict: { reason: 'there is no such text' } };
    if (twice.has(unit.id)) return { unit, verdict: { reason: 'the file has it more than once' } };
    return { unit, text, verdict: judge(unit, text, (said) => translationFaults(locale, text, said, list)) };
  });
  const taken = judged.flatMap(({ text, verdict }) =>
    text && typeof verdict === 'object' && 'text' in verdict ? [{ text, said: verdict.text }] : [],
  );
  write(root, texts, taken);
  const idsOf = (wanted: Verdict): string[] =>
    judged.filter(({ verdict }) => verdict === wanted).map(({ unit }) => unit.id);
  return {
    changed: taken.map(({ text }) => text.id),
    unchanged: idsOf('unchanged').length,
    empty: idsOf('empty').length,
    outdated: idsOf('outdated'),
    refused: judged.flatMap(({ unit, verdict }) =>
      typeof verdict === 'object' && 'reason' in verdict ? [{ id: unit.id, reason: verdict.reason }] : [],
    ),
  };
}

function judge(unit: HandedUnit, text: SourceText, faultsOf: (said: string) => readonly string[]): Verdict {
  if (unit.fault !== undefined) return { reason: unit.fault };
  if (unit.source !== text.english) return 'outdated';
  if (unit.target === (text.current ?? '')) return unit.target === '' ? 'empty' : 'unchanged';
  if (unit.target.trim() === '') return 'empty';
  const said = unit.target.normalize('NFC');
  const faults = faultsOf(said);
  return faults.length > 0 ? { reason: faults.join('; ') } : { text: said };
}

interface Taken {
  readonly text: SourceText;
  readonly said: string;
}

/** All files are made before the first is written. */
function write(root: string, texts: readonly SourceText[], taken: readonly Taken[]): void {
  const files = [...new Set(taken.map(({ text }) => text.file))].map((file) => {
    const changes = new Map(taken.filter(({ text }) => text.file === file).map(({ text, said }) => [text.key, said]));
    const order = texts.filter((text) => text.file === file).map(({ key }) => key);
    return [file, withTexts(file, readFileSync(join(root, file), 'utf8'), changes, order)] as const;
  });
  for (const [file, content] of files) writeFileSync(join(root, file), content);
}
