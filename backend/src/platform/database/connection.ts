import { type EntitySchema, type ObjectLiteral, type Repository } from 'typeorm';
import { type Row } from './pipeline/protocol';

/**
 * The interface of both databases, in and out of transactions. Values are always parameters, `$1`, `$2`, … Outside a
 * transaction a statement that lost a deadlock is repeated a few times; a transaction is not, since its work may do more.
 */
export interface Connection {
  /** The rows. */
  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** How many rows were touched. */
  execute(text: string, values?: readonly unknown[]): Promise<number>;
}

/** The interface of `PlatformDatabase`, in and out of transactions. */
export interface PlatformConnection extends Connection {
  /** TypeORM's repository of an entity that a module has registered under `PLATFORM`. */
  repository<Entity extends ObjectLiteral>(entity: EntitySchema<Entity>): Repository<Entity>;
}

export type IsolationLevel = 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';
