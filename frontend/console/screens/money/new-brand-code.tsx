import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DiscountBrand, addCodeAtBrands, readDiscountBrands } from '../../api/money';
import { useBrandText } from '../../frame/brand-text';
import { codes as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Dialog } from '../../ui/dialog';
import { minorUnits } from '../../ui/money';
import { textIn } from '../../ui/use-act';
import { CodeField, MinimumField, PeriodFields, periodIn, useKeptCode } from './code-fields';

/** The api takes no more in one act. */
const MOST_BRANDS = 200;

interface Props {
  readonly onMade: (count: number) => void;
  readonly onClose: () => void;
}

/** A code for several brands that sell in one currency. */
export function NewBrandCode({ onMade, onClose }: Props) {
  const query = useQuery({ queryKey: ['money', 'discount-brands'], queryFn: readDiscountBrands });
  if (query.data) return <Form brands={query.data.brands} onMade={onMade} onClose={onClose} />;
  return (
    <Dialog isOpen title={texts.make} onClose={onClose}>
      <Answer query={query}>{() => null}</Answer>
    </Dialog>
  );
}

function Form({ brands, onMade, onClose }: Props & { readonly brands: readonly DiscountBrand[] }) {
  const currencies = [...new Set(brands.flatMap((brand) => brand.currencies))].sort();
  const [currency, setCurrency] = useState(currencies.includes('EUR') ? 'EUR' : (currencies[0] ?? ''));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [code, keepCode] = useKeptCode('of brands');
  const selling = brands.filter((brand) => brand.currencies.includes(currency)).map(({ tenant }) => tenant);
  const tenants = selling.filter((slug) => chosen.includes(slug));
  return (
    <ActDialog
      title={texts.make}
      preview={texts.make_text_brands}
      act={async (form) => {
        await addCodeAtBrands({ tenants, ...wishIn(form, currency) });
        keepCode('');
        onMade(tenants.length);
      }}
      onClose={onClose}
    >
      <CodeField code={code} onChange={keepCode} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <PeriodFields />
        <Choice
          label={money.currency}
          name="currency"
          value={currency}
          onChange={(event) => {
            setCurrency(event.target.value);
          }}
          choices={currencies.map((value) => ({ value, label: value }))}
        />
        <MinimumField currency={currency} />
      </div>
      <BrandBoxes currency={currency} brands={selling} chosen={tenants} onChange={setChosen} />
    </ActDialog>
  );
}

function wishIn(form: FormData, currency: string) {
  const minimum = minorUnits(textIn(form, 'minimum').trim(), currency);
  return { ...periodIn(form), currency, ...(minimum !== undefined && { minimum }) };
}

interface BoxesProps {
  readonly currency: string;
  readonly brands: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function BrandBoxes({ currency, brands, chosen, onChange }: BoxesProps) {
  const nameOf = useBrandText();
  return (
    <fieldset className="grid gap-2 rounded-lg border border-line p-2">
      <legend className="px-1 text-quiet">{texts.brands.replace('{currency}', currency)}</legend>
      <div className="grid max-h-60 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {brands.map((slug, at) => (
          <label key={slug} className="target flex items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={chosen.includes(slug)}
              // The browser says this at the first box and sends nothing.
              ref={(box) => box?.setCustomValidity(at === 0 && chosen.length === 0 ? texts.no_brand : '')}
              onChange={() => {
                onChange(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);
              }}
            />
            {nameOf(slug)}
          </label>
        ))}
      </div>
      {brands.length <= MOST_BRANDS && (
        <p>
          <Button
            onClick={() => {
              onChange(brands);
            }}
          >
            {texts.all_brands}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
