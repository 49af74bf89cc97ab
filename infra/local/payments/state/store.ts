import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Account,
  type BalanceEntry,
  type Behaviour,
  type Customer,
  type Delivery,
  type Dispute,
  type Endpoint,
  type Mandate,
  type Payment,
  type Refund,
  type Settings,
  type Settlement,
  type StoredAnswer,
  type StripeEvent,
  type Timer,
} from './records';

interface Identified {
  readonly id: string;
}

type Change = readonly [table: string, id: string, record: unknown];

/** Records of one kind in the order in which they were made. */
export class Table<R extends Identified> {
  private readonly records = new Map<string, R>();

  constructor(
    private readonly name: string,
    private readonly changed: (change: Change) => void,
  ) {}

  find(id: string | null | undefined): R | undefined {
    return id == null ? undefined : this.records.get(id);
  }

  all(): R[] {
    return [...this.records.values()];
  }

  save(record: R): R {
    this.records.set(record.id, record);
    this.changed([this.name, record.id, record]);
    return record;
  }

  remove(id: string): void {
    if (this.records.delete(id)) this.changed([this.name, id, null]);
  }

  /** Takes a change from disk; it is not written again. */
  restore(id: string, record: unknown): void {
    if (record === null) this.records.delete(id);
    else this.records.set(id, record as R);
  }
}

/**
 * All state in memory, and each set of changes as one line of a file. `flush` writes the changes since the last one: after it
 * they outlive a process that is killed. Half a line at the end belongs to a call that was never answered.
 */
export class Store {
  private pending: Change[] = [];
  private readonly tables: Record<string, Table<Identified>> = {};
  private readonly descriptor: number;

  readonly accounts = this.table<Account>('accounts');
  readonly payments = this.table<Payment>('payments');
  readonly refunds = this.table<Refund>('refunds');
  readonly disputes = this.table<Dispute>('disputes');
  readonly customers = this.table<Customer>('customers');
  readonly mandates = this.table<Mandate>('mandates');
  readonly balance = this.table<BalanceEntry>('balance');
  readonly settlements = this.table<Settlement>('settlements');
  readonly timers = this.table<Timer>('timers');
  readonly endpoints = this.table<Endpoint>('endpoints');
  readonly events = this.table<StripeEvent>('events');
  readonly deliveries = this.table<Delivery>('deliveries');
  readonly answers = this.table<StoredAnswer>('answers');
  readonly behaviours = this.table<Behaviour>('behaviours');
  readonly settings = this.table<Settings>('settings');

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'state.jsonl');
    if (existsSync(path)) this.load(readFileSync(path, 'utf8'));
    this.descriptor = this.compact(path);
  }

  flush(): void {
    if (this.pending.length === 0) return;
    const line = `${JSON.stringify(this.pending)}\n`;
    this.pending = [];
    writeSync(this.descriptor, line);
  }

  close(): void {
    this.flush();
    closeSync(this.descriptor);
  }

  private table<R extends Identified>(name: string): Table<R> {
    const table = new Table<R>(name, (change) => this.pending.push(change));
    this.tables[name] = table;
    return table;
  }

  private load(text: string): void {
    const lines = text.split('\n');
    // What follows the last line break was not written to its end.
    lines.pop();
    for (const line of lines) {
      for (const [table, id, record] of JSON.parse(line) as Change[]) this.tables[table]?.restore(id, record);
    }
  }

  /** Writes what there is into a new file, so that the file does not grow with every start. */
  private compact(path: string): number {
    const descriptor = openSync(`${path}.new`, 'w', 0o600);
    for (const [name, table] of Object.entries(this.tables)) {
      const changes = table.all().map((record): Change => [name, record.id, record]);
      if (changes.length > 0) writeSync(descriptor, `${JSON.stringify(changes)}\n`);
    }
    fsyncSync(descriptor);
    renameSync(`${path}.new`, path);
    return descriptor;
  }
}
