import { type TranslationUnit, UnreadableFileError } from './bilingual-file';
import { readCsv, writeCsv } from './csv';

const unit = (id: string, source: string, target: string): TranslationUnit => ({
  ...{ id, source, target, state: 'translated', longest: undefined, notes: ['Used in: a'] },
});

const units = [
  unit('likes.a', 'A; B, C "D"', 'É\n\n«\u00a0e\u00a0»;'),
  unit('likes.b', '- one\n- two', "=SUM(A1) + 'x'"),
  unit('likes.c', "'quoted'", '@here'),
  unit('likes.d', '＋1', '\tx'),
  unit('likes.e', 'A', ''),
];
const plain = units.map(({ id, source, target }) => ({ id, source, target }));

it('a table that is written is read as it was', () => {
  expect(readCsv(writeCsv('fr', units))).toEqual({ locale: 'fr', units: plain });
});

it('nothing in it begins like a formula', () => {
  const cells = writeCsv('fr', units).split(/;|\r\n/);
  expect(cells.filter((cell) => /^"[=+\-@\t＋]/.test(cell))).toEqual([]);
  expect(writeCsv('fr', units)).toContain("\"'=SUM(A1) + 'x'\"");
});

it('it begins with the mark of UTF-8, so that programs for tables read its letters', () => {
  expect(writeCsv('fr', units).startsWith('\ufeff"id";"en";"fr"')).toBe(true);
});

it.each([
  ['commas and Unix lines', 'id,en,fr,state\nlikes.a,A,"B, C",translated\n'],
  ['tabs', 'id\ten\tfr\nlikes.a\tA\tB, C\n'],
  ['another order and more columns', '\ufeffx;fr;id;en\r\n1;B, C;likes.a;A\r\n\r\n'],
])('a table is read with %s', (_what, content) => {
  expect(readCsv(content)).toEqual({ locale: 'fr', units: [{ id: 'likes.a', source: 'A', target: 'B, C' }] });
});

it('a formula that a translator wrote is a text', () => {
  expect(readCsv('id;en;fr\nlikes.a;A;=1\n').units[0]?.target).toBe('=1');
});

it.each([
  ['is empty', ''],
  ['has no language', 'id;en\nlikes.a;A\n'],
  ['has several languages', 'id;en;fr;de\nlikes.a;A;B;C\n'],
  ['has no keys', 'en;fr\nA;B\n'],
  ['has rows of another length', 'id;en;fr\nlikes.a;A\n'],
  ['has a quote left open', 'id;en;fr\nlikes.a;A;"B\n'],
])('a table is refused that %s', (_what, content) => {
  expect(() => readCsv(content)).toThrow(UnreadableFileError);
});
