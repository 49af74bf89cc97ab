const IDENTIFIER = /^[A-Za-z_][\w-]*$/;
const STEP =
  /\.?([A-Za-z_][\w-]*)|\[(\d+)\]|\["((?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*)"\]|\[([A-Za-z][\w-]*)\]/uy;

export type PathPart = string | number;

/** `packages[2].price.EUR`; a key that is no identifier is quoted: `texts.nl["home.hero_title"]`. */
export function formatPath(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    const key = String(part);
    if (!IDENTIFIER.test(key)) return `${path}[${JSON.stringify(key)}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

/** The parts of a path as formatPath or a diff writes it (`packages[plus].credits`); empty for what is no path. */
export function parsePath(path: string): PathPart[] {
  const parts: PathPart[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    const match = STEP.exec(path);
    if (!match) return [];
    const [, name, index, quoted, id] = match;
    if (index !== undefined) parts.push(Number(index));
    else if (quoted !== undefined) parts.push(JSON.parse(`"${quoted}"`) as string);
    else parts.push(name ?? id ?? '');
  }
  return parts;
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
