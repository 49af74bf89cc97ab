/** The labels of an address that tell which advert or partner somebody came from. */
export const SOURCE_LABELS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** The origin of a visitor's first visit; at least one label is there. */
export type TrafficSource = Readonly<Record<(typeof SOURCE_LABELS)[number], string | null>>;

export const LABEL_LENGTH = 64;

// Control and format characters, line ends and halves of letters: nothing that a list or a file could stumble over.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

export const isLabel = (value: string): boolean =>
  value !== '' && value.length <= LABEL_LENGTH && !UNPRINTABLE.test(value);

/** The given labels without empty ones. Null where there is none, or where one is not a valid label. */
export function sourceOf(labels: Partial<TrafficSource>): TrafficSource | null {
  const entries = SOURCE_LABELS.map((name) => [name, labels[name] || null] as const);
  const given = entries.flatMap(([, value]) => (value === null ? [] : [value]));
  if (given.length === 0 || !given.every(isLabel)) return null;
  return Object.fromEntries(entries) as TrafficSource;
}

/** The query form of a source: `network=a&ref=b`. */
export function sourceText(source: TrafficSource): string {
  const query = new URLSearchParams();
  for (const name of SOURCE_LABELS) {
    const value = source[name];
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

export const sourceIn = (query: string): TrafficSource | null =>
  sourceOf(Object.fromEntries(new URLSearchParams(query)));
