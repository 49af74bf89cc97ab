import { money as texts } from '../../texts/money';

const list = new Intl.ListFormat(undefined, { type: 'conjunction' });

/** The time zones by which the days of sums are counted. */
export function TimeZones({ zones }: { readonly zones: readonly string[] }) {
  const [only] = zones;
  if (only === undefined) return null;
  const text =
    zones.length === 1 ? texts.zone.replace('{zone}', only) : texts.zones.replace('{zone}', list.format(zones));
  return <p className="text-quiet">{text.replaceAll('_', ' ')}</p>;
}
