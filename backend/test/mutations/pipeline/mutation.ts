/** One line of the data path, broken. Each must turn its tests red. */
export interface Mutation {
  readonly name: string;
  /** Below the root of the project. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test file that has to notice. */
  readonly test: string;
}
