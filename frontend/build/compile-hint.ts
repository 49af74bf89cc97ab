const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile all functions of a script on the thread that streams it in. Without this it compiles them one by
 * one at their first call, on the main thread: three quarters of the longest task of a page's start. For scripts only whose
 * functions are mostly called at once; other browsers see a comment.
 */
export function withCompileHint(source: string): string {
  return source.startsWith(HINT) ? source : HINT + source;
}
