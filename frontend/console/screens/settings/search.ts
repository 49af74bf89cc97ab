/** Which settings are shown, as the address has it. */
export interface SettingsSearch {
  readonly group?: string | undefined;
  readonly find?: string | undefined;
}

export function readSettingsSearch(raw: Readonly<Record<string, unknown>>): SettingsSearch {
  const text = (name: string): string | undefined => {
    const value = raw[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  return { group: text('group'), find: text('find') };
}
