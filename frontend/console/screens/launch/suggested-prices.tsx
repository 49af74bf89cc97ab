import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { type BrandState, useBrand, useEditsAt } from '../../configuration/brand-context';
import { addEdit } from '../../configuration/edits';
import { fieldValue } from '../../configuration/field-value';
import { joinPath } from '../../configuration/paths';
import { type Json, isList } from '../../configuration/values';
import { useSelf } from '../../frame/self-context';
import { suggestedPrices as texts } from '../../texts/launch';
import { Button } from '../../ui/button';
import { useAct } from '../../ui/use-act';

const COUNTRY = /^[A-Z]{2}$/;
const COSTS = 'settings.minimum_message_costs';

/** Fills in the operator's prices for the countries of the brand. They are unsaved changes, as though they were typed. */
export function SuggestedPrices() {
  const { role } = useSelf();
  const { store, base, layers } = useBrand();
  const [told, setTold] = useState('');
  const countries = useCountries();
  const credits = useValueAt('settings.message_credits');
  const packages = useValueAt('packages');
  const { isBusy, fault, run } = useAct(async () => {
    const found = await readSuggestion(countries, credits);
    const values: readonly (readonly [string, Json])[] = [
      ['packages', found.packages],
      ...Object.entries(found.costs).map(([country, cost]) => [joinPath(COSTS, country), cost] as const),
    ];
    store.change(base, (all) =>
      values.reduce((edits, [path, value]) => addEdit(edits, layers.source, path, value), all),
    );
    const { without } = found;
    setTold(without.length === 0 ? texts.filled : texts.filled_without.replace('{countries}', without.join(', ')));
  });
  // Prices are an operator's to write.
  if (role !== 'operator') return null;
  return (
    <section
      aria-label={texts.title}
      className="grid justify-items-start gap-2 rounded-lg border border-line bg-panel p-4"
    >
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="max-w-prose text-quiet">
        {countries.length === 0 ? texts.countries_first : texts.text.replace('{countries}', countries.join(', '))}
      </p>
      {countries.length > 0 && (
        <>
          <Button disabled={isBusy} onClick={() => void run(new FormData())}>
            {texts.fill}
          </Button>
          {isList(packages) && packages.length > 0 && <p className="text-quiet">{texts.replaces}</p>}
        </>
      )}
      <p role="status" className="empty:hidden">
        {told}
      </p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </section>
  );
}

/** The value that the brand would have in one place. */
function useValueAt(path: string): Json | undefined {
  const { store, layers }: BrandState = useBrand();
  return fieldValue(path, layers, useEditsAt(store, path)).value;
}

function useCountries(): readonly string[] {
  const value = useValueAt('settings.countries');
  if (!isList(value)) return [];
  return [...new Set(value.filter((one): one is string => typeof one === 'string' && COUNTRY.test(one)))];
}

interface Suggestion {
  readonly packages: readonly Json[];
  readonly costs: Readonly<Record<string, Json>>;
  readonly without: readonly string[];
}

async function readSuggestion(countries: readonly string[], credits: Json | undefined): Promise<Suggestion> {
  const query = {
    countries: countries.join(','),
    ...(typeof credits === 'number' && Number.isInteger(credits) && credits > 0 && { message_credits: credits }),
  };
  const {
    packages,
    minimum_message_costs: costs,
    without,
  } = await valueOf(client.GET('/api/staff/suggested-prices', { params: { query } }));
  // Documents are declared as objects of anything; they came as JSON.
  return { packages: packages as unknown as readonly Json[], costs: costs as Readonly<Record<string, Json>>, without };
}
