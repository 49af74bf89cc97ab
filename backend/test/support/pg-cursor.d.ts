declare module 'pg-cursor' {
  export default class Cursor<Row = unknown> {
    constructor(text: string, values?: readonly unknown[]);
    submit(connection: unknown): unknown;
    read(rows: number): Promise<Row[]>;
    close(): Promise<void>;
  }
}
