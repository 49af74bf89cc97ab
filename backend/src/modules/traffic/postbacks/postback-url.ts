/** The values of placeholders; null where the link had no such label. */
export type PostbackValues = Readonly<
  Record<'event' | 'ref' | 'sub1' | 'sub2' | 'sub3' | 'id' | 'time', string | null>
>;

const isKnown = (name: string, values: PostbackValues): name is keyof PostbackValues => Object.hasOwn(values, name);

/** An address with its placeholders filled in. A value is a value of the query, whatever stands in it. */
export function postbackUrl(template: string, values: PostbackValues): URL {
  const mark = template.indexOf('?');
  if (mark < 0) return new URL(template);
  const query = template
    .slice(mark)
    .replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(isKnown(name, values) ? (values[name] ?? '') : ''),
    );
  return new URL(template.slice(0, mark) + query);
}
