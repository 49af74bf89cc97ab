/** Whether a call that failed may have been done after all, and whether it may be tried again. */
export type ProviderFault =
  /** No answer, or one that says nothing: it may have been done. */
  | 'silent'
  /** Too many calls: it was not done, and may be tried later. */
  | 'limited'
  /** The key does not work. */
  | 'unauthorised'
  /** It was not done and will not be: the same call fails again. */
  | 'refused'
  /** There is no such thing at the provider. */
  | 'absent';

/** Why a provider did not do something. `code` is stable, short and free of personal data: it is stored and counted. */
export class ProviderError extends Error {
  override name = 'ProviderError';

  /** The provider's own text, where the call keeps it: see `cleanWords`. */
  readonly words: string | undefined;

  constructor(
    readonly fault: ProviderFault,
    readonly code: string,
    { words, ...options }: ErrorOptions & { readonly words?: string | undefined } = {},
  ) {
    super(`provider ${fault}: ${code}`, options);
    this.words = words;
  }
}
