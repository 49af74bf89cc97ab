import { AREAS } from './areas';
import { instrument } from './mutants';

const FILES: ReadonlySet<string> = new Set(Object.values(AREAS).flatMap(({ files }) => files));
const known = new Map<string, { readonly source: string; readonly text: string }>();

/** A file as the tests are to load it: with its mutants, if it belongs to an area. `path` is relative to the project. */
export function instrumentedText(path: string, source: string): string {
  if (!FILES.has(path)) return source;
  const before = known.get(path);
  if (before?.source === source) return before.text;
  const { text } = instrument(path, source);
  known.set(path, { source, text });
  return text;
}
