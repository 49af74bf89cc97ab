import ts from 'typescript';

/** A statement's mention of a table. */
export interface TableUse {
  readonly table: string;
  readonly isWrite: boolean;
  readonly line: number;
}

export interface OwnedTable {
  /** `chats`, or `platform/outbox`: see `roomOf`. */
  readonly owner: string;
  /** Whose statements may read it besides. */
  readonly readers: readonly string[];
}

/** Tests and what only fills a demo: they write rows that no use case makes. */
const FIXTURE = /\.test\.ts$|\/testing\/|^backend\/src\/entrypoints\/cli\/demo\//;

/** Whose file it is: a module's name, `platform/<folder>` or `entrypoints`; undefined for what the gate leaves alone. */
export function roomOf(path: string): string | undefined {
  if (FIXTURE.test(path) || !path.endsWith('.ts')) return undefined;
  const [, module, platform, entrypoints] =
    /^backend\/src\/(?:modules\/([^/]+)|(platform\/[^/]+)|(entrypoints))\//.exec(path) ?? [];
  return module ?? platform ?? entrypoints;
}

/**
 * The tables that the SQL in a file's texts reads or writes. A `${…}` in a table's place counts as the text that it names,
 * where that is a constant of the same file, and else as a table of the name `${…}`.
 */
export function tableUses(path: string, source: string): TableUse[] {
  const uses: TableUse[] = [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const constants = constantsOf(file);
  const visit = (node: ts.Node): void => {
    const text = textOf(node, (hole) => constants.get(hole.getText(file)) ?? `${HOLE}{${hole.getText(file)}}`) ?? '';
    for (const { offset, ...use } of usesIn(text)) {
      if (use.table.startsWith(HOLE) && !isSql(text.replace(HOLES, HOLE))) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      uses.push({ ...use, line: line + 1 + linesBefore(text, offset) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Begins what stands for an expression in a template. */
const HOLE = '$';

const HOLES = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Sentences have words such as `from`, too, and `${…}` behind them. */
const isSql = (text: string): boolean =>
  /\b(?:select|insert\s+into|delete\s+from|update\s+\S+\s+(?:as\s+)?\w*\s*set|join)\b/.test(text) ||
  /^\s*(?:from|using)\s/.test(text);

/** Constants of the file that are one text without `${…}`. */
function constantsOf(file: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isStringLiteralLike(initializer)) constants.set(name.getText(file), initializer.text);
  }
  return constants;
}

function textOf(node: ts.Node, fill: (hole: ts.Expression) => string): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => fill(span.expression) + span.literal.text).join('');
}

const linesBefore = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

interface Token {
  readonly word: string;
  readonly offset: number;
}

/** Words and signs; quoted texts and comments are left out. */
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|\/\*.*?\*\/|\$\{(?:[^{}]|\{[^{}]*\})*\}|[a-z_][a-z_0-9]*|[(),;.]/gs;
const tokensOf = (sql: string): Token[] =>
  [...sql.matchAll(TOKEN)]
    .map(({ 0: word, index }) => ({ word, offset: index }))
    .filter(({ word }) => !/^(?:'|--|\/\*)/.test(word));

const CTE = /\b([a-z_]+)\s*(?:\([a-z_, ]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(/g;
const BEFORE_A_TABLE = new Set(['from', 'join', 'into', 'update', 'using', 'truncate', 'table', 'references']);
const NOISE = new Set(['only', 'lateral']);
/** They end a list of tables as in `from chat h, message m where`. */
const AFTER_TABLES =
  /^(?:where|on|set|group|order|limit|returning|union|select|having|window|for|values|left|right|inner|cross|full|join|with)$/;

interface PlacedUse {
  readonly table: string;
  readonly isWrite: boolean;
  readonly offset: number;
}

/** Every name that stands where a table's does. Names of common tables are none. */
export function usesIn(sql: string): PlacedUse[] {
  const common = new Set([...sql.matchAll(CTE)].map(([, name]) => name));
  const tokens = tokensOf(sql);
  const uses: PlacedUse[] = [];
  /** For each open bracket, whether a list of tables is being read in it. */
  const lists = [false];
  for (const [index, { word }] of tokens.entries()) {
    if (word === '(') lists.push(false);
    else if (word === ')') lists.pop();
    else if (AFTER_TABLES.test(word)) lists[lists.length - 1] = false;
    const isStart = BEFORE_A_TABLE.has(word) && tokens[index - 1]?.word !== 'distinct';
    if (isStart && (word === 'from' || word === 'using')) lists[lists.length - 1] = true;
    if (!isStart && !(word === ',' && lists.at(-1) === true)) continue;
    const named = tokens.slice(index + 1).find((token) => !NOISE.has(token.word));
    if (named === undefined || !/^[a-z_$]/.test(named.word) || common.has(named.word)) continue;
    const isWrite =
      ['into', 'update', 'truncate'].includes(word) || (word === 'from' && tokens[index - 1]?.word === 'delete');
    uses.push({ table: named.word, isWrite, offset: named.offset });
  }
  return uses;
}

export interface Statements {
  readonly path: string;
  readonly uses: readonly TableUse[];
}

/** What the SQL of all files uses that are somebody's. */
export const statementsOf = (files: readonly { readonly path: string; readonly text: () => string }[]): Statements[] =>
  files
    .filter(({ path }) => roomOf(path) !== undefined)
    .map(({ path, text }) => ({ path, uses: tableUses(path, text()) }));

/** Where statements leave their module: any write of another's table, and reads that its owner does not offer. */
export function foreignUses(statements: readonly Statements[], tables: ReadonlyMap<string, OwnedTable>): string[] {
  return statements.flatMap(({ path, uses }) => {
    const room = roomOf(path) ?? '';
    return uses.flatMap(({ table, isWrite, line }) => {
      const owned = tables.get(table);
      if (owned === undefined || owned.owner === room) return [];
      if (!isWrite && owned.readers.includes(room)) return [];
      return [`${path}:${line} ${isWrite ? 'writes' : 'reads'} ${table} of ${owned.owner}`];
    });
  });
}

/** Statements that name their table by `${…}`: `file: expression`. */
export const unnamedUses = (statements: readonly Statements[]): string[] => [
  ...new Set(
    statements.flatMap(({ path, uses }) =>
      uses.flatMap(({ table }) => (table.startsWith(HOLE) ? [`${path}: ${table.slice(2, -1)}`] : [])),
    ),
  ),
];

/** Offers that nothing uses: `table → reader`. */
export function unusedOffers(statements: readonly Statements[], tables: ReadonlyMap<string, OwnedTable>): string[] {
  const offers = new Set([...tables].flatMap(([table, { readers }]) => readers.map((room) => `${table} → ${room}`)));
  for (const { path, uses } of statements)
    for (const { table, isWrite } of uses) if (!isWrite) offers.delete(`${table} → ${roomOf(path) ?? ''}`);
  return [...offers];
}
