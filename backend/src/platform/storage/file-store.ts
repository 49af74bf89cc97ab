import { type Readable } from 'node:stream';

/** Files by their whole name. Nobody but `Storage` uses it: names know no tenant here. */
export interface FileStore {
  /** Takes the place of a file of that name. Holds a few megabytes at most. */
  write(key: string, content: Readable): Promise<void>;
  /** Rejects where there is no such file. */
  read(key: string): Promise<Readable>;
  /** Nothing happens where there is none. */
  delete(key: string): Promise<void>;
  /** Everything whose name begins with this, which ends in a slash. */
  deleteFolder(prefix: string): Promise<void>;
  /** Rejects where the store cannot be reached. */
  check(): Promise<void>;
}
