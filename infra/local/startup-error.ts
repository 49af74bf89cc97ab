/** Something outside stands in the way. The message is one sentence for the person at the terminal, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'Obstacle';
}

/** Gives an obstacle as its sentence and anything else with its stack. */
export function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The `code` of a system error, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
