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
  type StoredEvent,
  type TextMessage,
  type Timer,
} from './records';

interface Identified {
  readonly id: string;
}

type Change = readonly [table: string, id: string, record: unknown];

/** Records of one kind in the order in which they were made. */
export class Table<R extends Identified> {
  private readonly records = new Map<string, R>();
  private readonly index = new Map<string, Set<string>>();

  constructor(
    private readonly name: string,
    private readonly changed: (change: Change) => void,
    /** What records are found by besides their id. */
    private readonly keysOf: (record: R) => readonly (string | null)[],
  ) {}

  find(id: string | null | undefined): R | undefined {
    return id == null ? undefined : this.records.get(id);
  }

  all(): R[] {
    return [...this.records.values()];
  }

  /** The records that have a key, in the order in which they got it. */
  by(key: string): R[] {
    return [...(this.index.get(key) ?? [])].flatMap((id) => this.records.get(id) ?? []);
  }

  save(record: R): R {
    this.put(record.id, record);
    this.changed([this.name, record.id, record]);
    return record;
  }

  remove(id: string): void {
    if (!this.records.has(id)) return;
    this.put(id, undefined);
    this.changed([this.name, id, null]);
  }

  /** Takes a change from disk; it is not written again. */
  restore(id: string, record: unknown): void {
    this.put(id, record === null ? undefined : (record as R));
  }

  private put(id: string, record: R | undefined): void {
    const before = this.records.get(id);
    const [had, has] = [before, record].map((one) => new Set(one === undefined ? [] : this.keysOf(one)));
    for (const key of had ?? []) {
      if (key === null || has?.has(key)) continue;
      const ids = this.index.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.index.delete(key);
    }
    for (const key of has ?? []) if (key !== null) this.idsOf(key).add(id);
    if (record === undefined) this.records.delete(id);
    else this.records.set(id, record);
  }

  private idsOf(key: string): Set<string> {
    const ids = this.index.get(key) ?? new Set();
    this.index.set(key, ids);
    return ids;
  }
}

/**
 * All state in memory, and each set of changes as one line of a file. `flush` writes the changes since the last one: after it
 * they outlive a process that is killed. Half a line at the end belongs to a call that was never answered.
 */
export class Store {
  private pending: Change[] = [];
  private readonly tables: Record<string, Pick<Table<Identified>, 'all' | 'restore'>> = {};
  private readonly descriptor: number;

  readonly accounts = this.table<Account>('accounts');
  readonly payments = this.table<Payment>('payments', ({ intent, charge }) => [intent, charge]);
  readonly refunds = this.table<Refund>('refunds');
  readonly disputes = this.table<Dispute>('disputes');
  readonly customers = this.table<Customer>('customers');
  readonly mandates = this.table<Mandate>('mandates', ({ customer }) => [customer]);
  readonly balance = this.table<BalanceEntry>('balance', ({ source }) => [source]);
  readonly settlements = this.table<Settlement>('settlements');
  readonly timers = this.table<Timer>('timers', ({ subject }) => [subject]);
  readonly endpoints = this.table<Endpoint>('endpoints');
  readonly events = this.table<StoredEvent>('events');
  readonly deliveries = this.table<Delivery>('deliveries');
  readonly answers = this.table<StoredAnswer>('answers');
  readonly behaviours = this.table<Behaviour>('behaviours');
  readonly settings = this.table<Settings>('settings');
  readonly messages = this.table<TextMessage>('messages');

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

  private table<R extends Identified>(
    name: string,
    keysOf: (record: R) => readonly (string | null)[] = () => [],
  ): Table<R> {
    const table = new Table<R>(name, (change) => this.pending.push(change), keysOf);
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
