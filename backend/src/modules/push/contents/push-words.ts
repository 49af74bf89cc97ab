import { isGreetable } from '../../notifications';
import { countPush } from '../push-texts';

/** Whom something new comes from. */
export interface PushSource {
  readonly name: string;
  readonly fictional: boolean;
  /** How much of it: messages of one conversation; one like. */
  readonly count: number;
}

interface Reading {
  readonly tag: string;
  readonly showsNames: boolean;
  /** The brand's words for one profile and for several that are made up. */
  readonly label: string;
  readonly labels: string;
}

export type NewsKind = 'messages' | 'likes' | 'matches';

/** A push names this many at most. */
const NAMED = 3;
/** Longer ones would be cut off on the way, and the word beside a name with them. */
const LONGEST_BYTES = 180;

/**
 * Says how much of something is new. With names each made-up one has the brand's word beside it; without, the text says so
 * where there is nobody else behind it. A match is never with somebody made up.
 */
export function newsBody(kind: NewsKind, sources: readonly PushSource[], reading: Reading): string {
  const { tag, label, labels } = reading;
  const count = sources.reduce((sum, source) => sum + source.count, 0);
  for (let shown = reading.showsNames ? NAMED : 0; shown > 0; shown -= 1) {
    const names = namesOf(sources, shown, reading);
    const body = names === undefined ? '' : countPush(tag, `${kind}_from`, count, { names });
    if (body !== '' && Buffer.byteLength(body) <= LONGEST_BYTES) return body;
  }
  if (kind !== 'matches' && sources.every(({ fictional }) => fictional))
    return countPush(tag, `${kind}_fictional`, count, { label: sources.length === 1 ? label : labels });
  return countPush(tag, kind, count);
}

/** Undefined where one of them is nothing to call somebody by, such as an address. */
function namesOf(sources: readonly PushSource[], most: number, { tag, label }: Reading): string | undefined {
  const shown = sources.slice(0, most).map(({ name, ...source }) => ({ ...source, name: name.trim() }));
  if (!shown.every(({ name }) => isGreetable(name))) return undefined;
  const names = shown.map(({ name, fictional }) => (fictional ? `${name} (${label})` : name));
  const rest = sources.length - shown.length;
  const others = rest > 0 ? [`+${new Intl.NumberFormat(tag).format(rest)}`] : [];
  return new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format([...names, ...others]);
}
