import { dirname, join, normalize } from 'node:path/posix';

/** One line of a file that breaks a rule of the house. */
export interface TextFault {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
}

interface TextRule {
  readonly name: string;
  /** Which files it reads. */
  readonly files: RegExp;
  readonly breaks: (line: string, path: string, root: string) => boolean;
}

const code = /\.(ts|tsx|mts|cts|mjs|cjs|js)$/;
const written =
  /\.(ts|tsx|mts|cts|mjs|cjs|js|json|jsonc|ya?ml|md|sql|css|sh|svg|html|txt)$|Dockerfile$|Caddyfile$|^\.ci\//;
const anything = (pattern: RegExp) => (line: string) => pattern.test(line);

/** A climb such as ../../x, read from where the file lies. What starts with a word before the dots is not a path. */
const climbs = /(?<![\w./$}*-])(?:\.\.?\/)*\.\.\/[\w@.-]*/g;

function leaves(line: string, path: string): boolean {
  const found = line.match(climbs) ?? [];
  return found.some((climb) => normalize(join(dirname(path), climb)).startsWith('..'));
}

/** Folders that every machine has: a checkout below one gives nothing away by its name. */
const everywhere: ReadonlySet<string> = new Set(['/', '/tmp', '/var/tmp', '/opt', '/srv', '/app', '/usr/src']);

const rules: readonly TextRule[] = [
  {
    name: 'leads outside the project',
    files: written,
    breaks: (line, path) => leaves(line, path),
  },
  {
    name: "names a place on somebody's machine",
    files: written,
    breaks: (line, _path, root) =>
      /(?:^|[\s"'`=(:])(?:\/root\/|\/home\/\w|\/Users\/\w|[A-Z]:\\Users)/.test(line) ||
      (!everywhere.has(dirname(root)) && line.includes(`${dirname(root)}/`) && !line.includes(`.${dirname(root)}/`)),
  },
  {
    name: 'silences a checker',
    files: code,
    breaks: anything(
      /@ts-(ignore|nocheck|expect-error)|(es|ox)lint[-]disable|\bas\s+(any\b\s*(?=[;,.)\]}>]|$)|never\s+as\b)|(istanbul|v8|c8)\s+ignore/,
    ),
  },
  {
    name: 'skips a test or runs only one',
    files: /\.(test|spec)\.tsx?$/,
    breaks: anything(/\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|failing)\b|\b[xf](it|test|describe)\(/),
  },
  {
    name: 'holds a secret',
    files: /.*/,
    breaks: anything(
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abprs]-\w{10}|\b[rs]k_live_\w{10}|\bnpm_\w{36}\b/,
    ),
  },
];

/** The faults of one file. `root` is the absolute place of the checkout. */
export function textFaults(path: string, text: string, root: string): TextFault[] {
  const applying = rules.filter((rule) => rule.files.test(path));
  if (applying.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, at) =>
      applying.filter((rule) => rule.breaks(line, path, root)).map((rule) => ({ path, line: at + 1, rule: rule.name })),
    );
}
