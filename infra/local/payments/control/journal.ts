import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A call that came in, or a webhook that went out. Bodies are left out: they hold what payers entered. */
export interface Line {
  readonly at: string;
  readonly kind: 'call' | 'webhook';
  readonly account?: string | undefined;
  readonly what: string;
  readonly status: number | null;
  readonly fault?: string | undefined;
  readonly payment?: string | undefined;
  readonly replayed?: boolean | undefined;
}

const keptLines = 20_000;
const keptBytes = 20_000_000;

/** The newest calls and webhooks in memory, all of them in a file. */
export class Journal {
  private lines: Line[] = [];
  private readonly descriptor: number;

  constructor(folder: string) {
    const path = join(folder, 'journal.jsonl');
    if (existsSync(path) && statSync(path).size > keptBytes) renameSync(path, `${path}.old`);
    if (existsSync(path)) {
      const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1).slice(-keptLines);
      this.lines = lines.flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Line] : []));
    }
    this.descriptor = openSync(path, 'a', 0o600);
  }

  write(line: Omit<Line, 'at'>, at: number): void {
    const entry = { at: new Date(at).toISOString(), ...line };
    this.lines.push(entry);
    if (this.lines.length > keptLines * 2) this.lines = this.lines.slice(-keptLines);
    writeSync(this.descriptor, `${JSON.stringify(entry)}\n`);
  }

  newest(limit: number, wanted: (line: Line) => boolean): Line[] {
    return this.lines.filter(wanted).slice(-limit);
  }

  clear(): void {
    this.lines = [];
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
