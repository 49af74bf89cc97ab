import { type PathPart } from './values';

const IDENTIFIER = /^[A-Za-z_][\w-]*$/;
const STEP = /\.?([A-Za-z_][\w-]*)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|\[([A-Za-z][\w-]*)\]/y;

/** As the api writes paths in faults and changes: `packages[2].price.EUR`, `texts.nl["home.hero_title"]`. */
export function formatPath(parts: readonly PathPart[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    if (!IDENTIFIER.test(part)) return `${path}[${JSON.stringify(part)}]`;
    return path === '' ? part : `${path}.${part}`;
  }, '');
}

export const joinPath = (path: string, ...parts: readonly PathPart[]): string =>
  formatPath([...parsePath(path), ...parts]);

/** The parts of a path; empty for what is none. */
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

/** Whether a path is another one or leads into it. */
export function isWithin(path: string, outer: string): boolean {
  if (!path.startsWith(outer)) return false;
  const next = path[outer.length];
  return next === undefined || next === '.' || next === '[';
}
