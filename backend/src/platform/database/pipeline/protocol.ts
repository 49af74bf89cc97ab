import { type EventEmitter } from 'node:events';
import * as pg from 'pg';

/*
 * The inner parts of pg that the pipeline leans on. pg is pinned to one exact version for their sake: on an upgrade run
 * this folder's tests and `npm run test:mutations` before anything else. They are
 * - Client.query(object with submit): queues it, calls submit(connection) when the connection is idle, treats a returned
 *   Error as a refusal, and from then on hands it handleRowDescription … handleReadyForQuery;
 * - after an error message the client forgets the running query: handleReadyForQuery follows only a success;
 * - Client.getTransactionStatus() holds the status of the last ReadyForQuery, already when handleReadyForQuery runs;
 * - Connection.parse/bind/describe/execute/close/sync write one message each; Result.addFields/addRow/parseRow read one;
 * - a Pool emits `release` before it looks whether the client has been ended, and then does not keep it.
 */

export interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string; types: readonly number[] }): void;
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
  sendCopyFail(reason: string): void;
}

/** What a client sends: `submit` writes to the wire, or answers an Error to be refused without a byte sent. */
export interface Submittable {
  submit(wire: never): unknown;
}

export interface WireResult extends pg.QueryResult<Row> {
  addFields(fields: readonly unknown[]): void;
  parseRow(fields: readonly unknown[]): Row;
  addRow(row: Row): void;
  addCommandComplete(message: { readonly text: string }): void;
}

export type Row = Record<string, unknown>;

interface InnerClient extends EventEmitter {
  readonly pipeline: boolean;
  connect(): Promise<unknown>;
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
  query(query: unknown, values?: unknown, callback?: unknown): unknown;
  end(): Promise<void>;
  end(done: () => void): void;
}

interface Inner {
  readonly Client: new (config?: pg.ClientConfig) => InnerClient;
  readonly Result: new (rowMode: string | undefined, types: unknown) => WireResult;
  readonly utils: { prepareValue(value: unknown): unknown };
}

const inner = pg as unknown as Inner;

export const { Client: PlainClient, Result } = inner;
/** A value as it travels; throws where the value itself cannot be converted. */
export const prepareValue = (value: unknown): unknown => inner.utils.prepareValue(value);
