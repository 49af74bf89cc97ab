type Texts = Readonly<Record<string, string>>;

/** `{name}`, `{{count, number}}`, `<link>`, `</1>`. */
const FILLED_IN = /\{\{?[^{}]*\}?\}|<\/?\w+\/?>/g;

/**
 * The faults of an overlay's texts against those of its language, by key: a key that the language does not have (a plural
 * form among them), a text that is the same or empty, one that fills in something else.
 */
export function overlayFaults(language: Texts, overlay: Texts): readonly string[] {
  return Object.entries(overlay).flatMap(([key, text]) => {
    const fault = faultOf(Object.hasOwn(language, key) ? language[key] : undefined, text);
    return fault === undefined ? [] : [`${key} ${fault}`];
  });
}

function faultOf(model: string | undefined, text: string): string | undefined {
  if (model === undefined) return 'is no text of the language';
  if (text === model) return 'is the same as the language’s text';
  if (text.trim() === '') return 'is empty';
  return filledIn(text) === filledIn(model) ? undefined : 'fills in something else than the language’s text';
}

const filledIn = (text: string): string => (text.match(FILLED_IN) ?? []).sort().join();
