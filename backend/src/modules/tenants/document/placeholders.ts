import type { TenantDocument } from './schema/document';

/** What a brand's own texts may leave to be filled in. */
export const PLACEHOLDERS = ['{name}', '{min_age}'] as const;

/** Anything in braces that is no placeholder, and a brace without its other half. */
export function unknownPlaceholders(text: string): string[] {
  const left = PLACEHOLDERS.reduce<string>((rest, placeholder) => rest.replaceAll(placeholder, ''), text);
  return left.match(/\{[^{}]*\}|[{}]/g) ?? [];
}

export function fillIn(text: string, document: Pick<TenantDocument, 'settings' | 'min_age'>): string {
  return text.replaceAll('{name}', document.settings.name).replaceAll('{min_age}', String(document.min_age));
}

/** The same object with every text in it filled in. */
export function fillInAll<T>(value: T, document: Pick<TenantDocument, 'settings' | 'min_age'>): T {
  if (typeof value === 'string') return fillIn(value, document) as T;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInAll(item, document)])) as T;
}
