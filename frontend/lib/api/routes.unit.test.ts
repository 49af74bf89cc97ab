import path from 'node:path';
import ts from 'typescript';

const PROJECT = path.join(__dirname, '../../tsconfig.json');
const FILE = path.join(__dirname, 'lines-to-check.ts');
const BEFORE =
  "import { type Call, type PlainPath } from './routes';" +
  'declare const call: Call; declare const read: (path: PlainPath) => void; ';

/** Checks lines of code as part of the frontend, and returns the first type error of each. */
function check(lines: readonly string[]): readonly (string | undefined)[] {
  const { config } = ts.readConfigFile(PROJECT, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(PROJECT));
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  // What comes before shares the first line, so that lines are numbered as given.
  const text = BEFORE + lines.map((line) => `void ${line};`).join('\n');
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, rest[0]) : readSource(name, ...rest);
  const program = ts.createProgram([FILE], { ...options, types: [], plugins: [], incremental: false }, host);
  const source = program.getSourceFile(FILE);
  const errors = new Map<number, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const at = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    if (!errors.has(at)) errors.set(at, ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  return lines.map((_, at) => errors.get(at));
}

const RIGHT = [
  "call('GET', '/api/likes')",
  "call('GET', '/api/likes', { signal: new AbortController().signal })",
  "call('PUT', '/api/likes/{id}', { params: { path: { id: 7 } } })",
  "call('GET', '/api/members', { params: { query: { gender: ['man'], min_age: 30, cursor: undefined } } })",
  "call('PUT', '/api/mail-preferences', { body: { kind: 'messages', enabled: true } })",
  "call('GET', '/api/chats/unread').then((answer) => answer.state === 'done' && answer.value.total)",
  "read('/api/sessions')",
];

const WRONG: Readonly<Record<string, RegExp>> = {
  // Routes: one that does not exist, another method, one of staff, an address in place of a route.
  "call('GET', '/api/like')": /not assignable/,
  "call('DELETE', '/api/likes')": /not assignable/,
  "call('GET', '/api/staff/me')": /not assignable/,
  "call('GET', '/api/members?country=NL')": /not assignable/,
  "read('/api/members/{id}')": /not assignable/,
  // Path parameters: missing, misnamed, without a value.
  "call('PUT', '/api/likes/{id}')": /Expected 3 arguments/,
  "call('PUT', '/api/likes/{id}', { params: { path: { profile: 7 } } })": /'profile' does not exist/,
  "call('PUT', '/api/likes/{id}', { params: { path: { id: undefined } } })": /not assignable/,
  // Queries: misnamed, of another type, another word, where there is none.
  "call('GET', '/api/members', { params: { query: { town: 'Utrecht' } } })": /'town' does not exist/,
  "call('GET', '/api/members', { params: { query: { min_age: '30' } } })": /not assignable to type 'number/,
  "call('GET', '/api/members', { params: { query: { gender: ['women'] } } })": /"women"' is not assignable/,
  "call('GET', '/api/sessions', { params: { query: { page: 1 } } })": /not assignable/,
  // Bodies: missing, incomplete, with more, of another type, where there is none.
  "call('POST', '/api/reports')": /Expected 3 arguments/,
  "call('POST', '/api/password-resets/do', { body: { token: 'x' } })": /'password' is missing/,
  "call('PUT', '/api/mail-preferences', { body: { kind: 'messages', enabled: true, always: true } })":
    /'always' does not exist/,
  "call('PUT', '/api/photos/order', { body: { ids: ['1'] } })": /not assignable to type 'number'/,
  "call('POST', '/api/sessions/end-others', { body: {} })": /not assignable/,
  // Answers.
  "call('GET', '/api/chats/unread').then((answer) => answer.state === 'done' && answer.value.messages)":
    /'messages' does not exist/,
};

it('compiles what the API has, and no wrong route, parameter, body or answer', () => {
  expect(check([...RIGHT, ...Object.keys(WRONG)])).toEqual([
    ...RIGHT.map(() => undefined),
    ...Object.values(WRONG).map((message) => expect.stringMatching(message) as string),
  ]);
});
