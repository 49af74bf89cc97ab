import { type OwnedTable, type TableUse, usesIn } from './table-owners';

interface Migration {
  readonly path: string;
  readonly text: string;
}

/** A function that a trigger runs, with those it calls. */
export interface TriggerUse {
  /** The table whose rows set it off. */
  readonly table: string;
  readonly functionName: string;
  /** Where the function was written last. */
  readonly path: string;
  readonly uses: readonly TableUse[];
}

interface Body {
  readonly path: string;
  readonly text: string;
  readonly line: number;
}

const STATEMENT =
  /\b(?:create\s+(?:or\s+replace\s+)?function\s+(?<made>[a-z_0-9]+)|drop\s+function\s+(?:if\s+exists\s+)?(?<dropped>[a-z_0-9]+)|create\s+(?:constraint\s+)?trigger\s+(?<trigger>[a-z_0-9]+)\b[^;]*?\bon\s+(?<on>[a-z_0-9]+)\b[^;]*?\bexecute\s+function\s+(?<runs>[a-z_0-9]+)|drop\s+trigger\s+(?:if\s+exists\s+)?(?<ended>[a-z_0-9]+)\s+on\s+(?<off>[a-z_0-9]+))/g;

/** What the triggers of the migrated database use: migrations in their order, of each function the last version. */
export function triggerUses(migrations: readonly Migration[]): TriggerUse[] {
  const bodies = new Map<string, Body>();
  const triggers = new Map<string, { table: string; functionName: string }>();
  for (const { path, text } of migrations)
    for (const { index, groups = {} } of withoutComments(text).matchAll(STATEMENT)) {
      const { made, dropped, trigger, on, runs, ended, off } = groups;
      if (made !== undefined) bodies.set(made, { path, text: bodyAt(text, index), line: lineOf(text, index) });
      if (dropped !== undefined) bodies.delete(dropped);
      if (trigger !== undefined) triggers.set(`${trigger} on ${on}`, { table: on ?? '', functionName: runs ?? '' });
      if (ended !== undefined) triggers.delete(`${ended} on ${off}`);
    }
  return [...triggers.values()].map(({ table, functionName }) => {
    const path = bodies.get(functionName)?.path ?? '';
    return { table, functionName, path, uses: usesOf(functionName, bodies, new Set()) };
  });
}

/** The same length, so that places stay. */
const withoutComments = (text: string): string => text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));

/** From its name to the end of what is quoted by dollars or, where nothing is, to the semicolon. */
function bodyAt(text: string, index: number): string {
  const rest = text.slice(index);
  const { 0: quote = '', index: quoted = Infinity } = /\$\w*\$/.exec(rest) ?? {};
  const end = rest.indexOf(';');
  if (quoted > end) return rest.slice(0, end);
  return rest.slice(quoted, rest.indexOf(quote, quoted + quote.length));
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function usesOf(name: string, bodies: ReadonlyMap<string, Body>, seen: Set<string>): TableUse[] {
  const body = bodies.get(name);
  if (body === undefined || seen.has(name)) return [];
  seen.add(name);
  const { line, text } = body;
  const own = usesIn(text.replace(/\$\w*\$/g, '')).map(({ table, isWrite }) => ({ table, isWrite, line }));
  const called = [...bodies.keys()].filter((other) => new RegExp(`\\b${other}\\s*\\(`).test(text));
  return [...own, ...called.flatMap((other) => usesOf(other, bodies, seen))];
}

/**
 * Where triggers leave what is agreed. A function belongs to the module whose tables it writes or, where it writes none,
 * to its trigger's; it may read what that module may. `crossings` names what is agreed besides: `table → module`, a trigger
 * that runs another module's function, and `module reads table`.
 */
export function triggerFaults(
  triggers: readonly TriggerUse[],
  tables: ReadonlyMap<string, OwnedTable>,
  crossings: ReadonlySet<string>,
): string[] {
  const unmet = new Set(crossings);
  const faults = triggers.flatMap(({ table, functionName, path, uses }) => {
    const owner = tables.get(table)?.owner ?? '';
    const written = new Set(uses.flatMap((use) => (use.isWrite ? (tables.get(use.table)?.owner ?? []) : [])));
    const [room = owner] = written;
    if (written.size > 1) return [`${functionName} (${path}) writes tables of ${[...written].join(' and ')}`];
    unmet.delete(`${table} → ${room}`);
    const crosses = room !== owner && !crossings.has(`${table} → ${room}`);
    const reads = uses.filter((use) => {
      const owned = tables.get(use.table);
      if (owned === undefined || owned.owner === room || use.table === table) return false;
      unmet.delete(`${room} reads ${use.table}`);
      return !owned.readers.includes(room) && !crossings.has(`${room} reads ${use.table}`);
    });
    return [
      ...(crosses ? [`${functionName} (${path}): a trigger of ${table}, of ${owner}, writes for ${room}`] : []),
      ...reads.map((use) => `${functionName} (${path}) of ${room} reads ${use.table}`),
    ];
  });
  return [...new Set([...faults, ...[...unmet].map((crossing) => `nothing needs ${crossing}`)])];
}
