/** Which texts are shown and which one is open, as the address has it. */
export interface TextsSearch {
  readonly find?: string | undefined;
  readonly key?: string | undefined;
  readonly locale?: string | undefined;
  readonly offset?: number | undefined;
}

export function readTextsSearch(raw: Readonly<Record<string, unknown>>): TextsSearch {
  const text = (name: string): string | undefined => {
    const value = raw[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const offset = Number(raw['offset']);
  return {
    ...{ find: text('find'), key: text('key'), locale: text('locale') },
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : undefined,
  };
}
