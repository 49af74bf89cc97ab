/** The defaults of a document's settings, in the document's own shape. Plain data: it can be written to a file. */
export interface Defaults {
  /** The default of one setting. */
  readonly value?: unknown;
  /** Defaults for brands of a niche, by its number, where they differ from `value`. */
  readonly byNiche?: Readonly<Record<string, unknown>>;
  /** The settings of a part of the document, by name. */
  readonly parts?: Readonly<Record<string, Defaults>>;
}

/**
 * Adds the default of each setting that a document lacks, and changes nothing else: `null` and an empty list are values. The
 * api fills in revisions that were stored before a setting existed; the web fills in documents of an api that is older than
 * itself, as happens during a rolling deployment.
 */
export function fillInDefaults(document: unknown, defaults: Defaults, niche = nicheOf(document)): unknown {
  const { parts } = defaults;
  if (parts === undefined) return document === undefined ? defaultFor(defaults, niche) : document;
  if (document !== undefined && !isPlainObject(document)) return document;
  const filled = Object.entries(parts)
    .map(([key, part]) => [key, fillInDefaults(own(document, key), part, niche)] as const)
    .filter(([, value]) => value !== undefined);
  return document === undefined && filled.length === 0 ? undefined : { ...document, ...Object.fromEntries(filled) };
}

/** A copy, so that nobody who changes a document changes the default. */
function defaultFor({ value, byNiche }: Defaults, niche: number | undefined): unknown {
  const special = niche === undefined ? undefined : own(byNiche, String(niche));
  return structuredClone(special ?? value);
}

function nicheOf(document: unknown): number | undefined {
  const settings = isPlainObject(document) ? own(document, 'settings') : undefined;
  const niche = isPlainObject(settings) ? own(settings, 'niche') : undefined;
  return typeof niche === 'number' ? niche : undefined;
}

type PlainObject = Readonly<Record<string, unknown>>;

const own = (object: PlainObject | undefined, key: string): unknown =>
  object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
