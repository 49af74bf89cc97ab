import { type EventEmitter } from 'node:events';
import * as pg from 'pg';
import * as protocol from 'pg-protocol';

/*
 * The inner parts of pg that the pipeline leans on. pg is pinned to one exact version for their sake: on an upgrade run
 * this folder's tests and `npm run test:mutations` before anything else. They are
 * - Client.query(object with submit): queues it, calls submit(connection) when the connection is idle, treats a returned
 *   Error as a refusal, and from then on hands it handleRowDescription … handleReadyForQuery;
 * - after an error message the client forgets the running query: handleReadyForQuery follows only a success;
 * - Client.getTransactionStatus() holds the status of the last ReadyForQuery, already when handleReadyForQuery runs;
 * - pg-protocol's serialize makes the bytes of one message; Result.addFields/addRow/parseRow read one, and what
 *   addFields makes of a description stands in fields, _parsers and _prebuiltEmptyResultObject;
 * - a Pool emits `release` before it looks whether the client has been ended, and then does not keep it.
 */

export interface Wire {
  readonly stream: { write(bytes: Buffer): void };
  sync(): void;
  sendCopyFail(reason: string): void;
}

interface Serializer {
  parse(message: { name: string; text: string; types: readonly number[] }): Buffer;
  bind(message: { portal: string; statement: string; values: readonly unknown[] }): Buffer;
  describe(message: { type: 'P'; name: string }): Buffer;
  execute(message: { portal: string }): Buffer;
  close(message: { type: 'S'; name: string }): Buffer;
  sync(): Buffer;
}

export const serialize = protocol.serialize as unknown as Serializer;

/** A message of the client: `submit` writes it to the wire, or returns an Error to refuse it before a byte is sent. */
export interface Submittable {
  submit(wire: never): unknown;
}

export interface WireResult extends pg.QueryResult<Row> {
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
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
