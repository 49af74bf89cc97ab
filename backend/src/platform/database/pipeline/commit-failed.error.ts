/** The server answers COMMIT of a failed transaction with ROLLBACK and no error: nothing was stored, so it is one. */
export class CommitFailedError extends Error {
  override name = 'CommitFailedError';

  constructor() {
    super('the transaction had failed before COMMIT: nothing was stored');
  }
}
