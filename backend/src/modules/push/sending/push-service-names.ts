const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)googleapis\.com$/, 'google'],
  [/\.push\.apple\.com$/, 'apple'],
  [/(^|\.)push\.services\.mozilla\.com$/, 'mozilla'],
  [/\.notify\.windows\.com$/, 'microsoft'],
];

/** Whose push service a host is: a label of metrics, and what members and staff are told. */
export const serviceName = (hostname: string): string =>
  SERVICES.find(([pattern]) => pattern.test(hostname))?.[1] ?? 'other';
