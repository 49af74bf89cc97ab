import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONCEPTS, type Concept, type TermList } from '../../contract/text/terms';

const FOLDER = join(__dirname, '../../contract/text/terms');

const pattern = z.string().refine(isPattern, 'is no regular expression, or matches nothing at all');
const keys = z.array(z.string().min(1)).min(1);
const wording = z.strictObject({
  pattern,
  use: z.string().min(1).exactOptional(),
  except: keys.exactOptional(),
  only: keys.exactOptional(),
  case: z.literal(true).exactOptional(),
});
const term = z.strictObject({
  use: z.array(z.string().min(1)),
  find: pattern.exactOptional(),
  never: z.array(z.union([pattern, wording])).exactOptional(),
  note: z.string().min(1).exactOptional(),
});

const names = CONCEPTS.map(({ name }) => name) as [Concept, ...Concept[]];
const list = z.record(z.enum(names), term);
const overlay = z.partialRecord(z.enum(names), term);

/**
 * The words of a language, or of an overlay such as `en-GB`: its own concepts, and its language's for all others. Throws
 * where a file lacks a concept, has another, or has a pattern that is none.
 */
export function readTermList(tag: string, folder = FOLDER): TermList {
  const [language = tag] = tag.split('-');
  const words = list.parse(read(join(folder, `${language}.json`))) as TermList;
  const file = join(folder, `${tag}.json`);
  return tag === language || !existsSync(file) ? words : { ...words, ...(overlay.parse(read(file)) as TermList) };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function isPattern(source: string): boolean {
  try {
    return !new RegExp(`^(?:${source})$`, 'u').test('');
  } catch {
    return false;
  }
}
