import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type LineSink } from './child';

/** Which lines of a child a person at the terminal should see. */
export type Loudness = (line: string, stream: 'out' | 'err') => boolean;

export interface Log {
  /** Returns the sink of a child's lines: all go to its file, the loud ones also to the terminal. */
  readonly sinkOf: (name: string, isLoud: Loudness) => LineSink;
  readonly pathOf: (name: string) => string;
  readonly close: () => Promise<void>;
}

const keepBytes = 10_000_000;

/** One file per child in `folder`; the one before is kept as `.old` once it grew large. */
export function openLog(folder: string, print: (text: string) => void): Log {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const files = new Map<string, ReturnType<typeof createWriteStream>>();
  const pathOf = (name: string): string => join(folder, `${name}.log`);
  const fileOf = (name: string): ReturnType<typeof createWriteStream> => {
    const open = files.get(name);
    if (open !== undefined) return open;
    const path = pathOf(name);
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > keepBytes) renameSync(path, `${path}.old`);
    // A full disk must not end the runner: what is lost is a line of a log.
    const file = createWriteStream(path, { flags: 'a', mode: 0o600 }).on('error', () => undefined);
    files.set(name, file);
    return file;
  };
  return {
    pathOf,
    sinkOf: (name, isLoud) => (line, stream) => {
      fileOf(name).write(`${line}\n`);
      if (isLoud(line, stream)) print(`${name.padEnd(8)} │ ${readable(line)}`);
    },
    close: async () => {
      await Promise.all([...files.values()].map((file) => new Promise<void>((resolve) => file.end(resolve))));
    },
  };
}

interface Entry {
  readonly level?: unknown;
  readonly msg?: unknown;
  readonly err?: { readonly message?: unknown };
}

function entryOf(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

const levels = new Map(Object.entries({ trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 }));

/** The level of a JSON line, whether it is a number or a word. */
function severityOf(line: string): number | undefined {
  const level = entryOf(line)?.level;
  return typeof level === 'string' ? levels.get(level) : typeof level === 'number' ? level : undefined;
}

/** Our own processes: JSON lines by their level, other lines when they went to the error stream. */
export const loudWhenWarning: Loudness = (line, stream) => {
  const severity = severityOf(line);
  return severity === undefined ? stream === 'err' && line.trim() !== '' : severity >= 40;
};

/** PostgreSQL reports a refused statement as ERROR: that is its client's story. */
export const loudWhenFatal = (line: string): boolean => /\b(?:FATAL|PANIC):/.test(line);

export const silent: Loudness = () => false;

/** A JSON line as its message, in one line; others as they are. */
function readable(line: string): string {
  const entry = entryOf(line);
  if (entry === undefined) return line;
  const parts = [entry.msg, entry.err?.message].filter((part): part is string => typeof part === 'string');
  return [...new Set(parts)].join(': ').split('\n', 1)[0] || line;
}

/** The line that best says why a process ended: the first complaint among its last ones. */
export function complaintIn(lines: readonly string[]): string | undefined {
  const complaint = lines.find((line) => {
    const severity = severityOf(line);
    return severity === undefined
      ? /error\b|fatal|can't|cannot|could not|not complete|failed/i.test(line)
      : severity >= 50;
  });
  const last = lines.filter((line) => line.trim() !== '').at(-1);
  const chosen = complaint ?? last;
  // It becomes part of a sentence.
  return chosen === undefined ? undefined : readable(chosen).trim().replace(/\.$/, '');
}
