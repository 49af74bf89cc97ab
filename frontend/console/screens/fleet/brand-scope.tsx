import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { newWave as texts } from '../../texts/fleet';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { type WaveForm } from './wave-form';

interface Props {
  readonly form: WaveForm;
  readonly onChange: (more: Partial<WaveForm>) => void;
}

/** The brands that a wave is for: all, those of niches, or chosen ones. */
export function BrandScope({ form, onChange }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Choice
        label={texts.brands}
        value={form.scope}
        onChange={(event) => {
          const { value } = event.target;
          onChange({ scope: value === 'niches' || value === 'chosen' ? value : 'all' });
        }}
        choices={Object.entries(texts.scopes).map(([value, label]) => ({ value, label }))}
      />
      {form.scope === 'niches' && <Niches form={form} onChange={onChange} />}
      {form.scope === 'chosen' && <Brands form={form} onChange={onChange} />}
    </div>
  );
}

const readNiches = async () => (await valueOf(client.GET('/api/staff/templates'))).templates;

function Niches({ form: { niches }, onChange }: Props) {
  const query = useQuery({ queryKey: ['templates'], queryFn: readNiches, staleTime: Infinity });
  return (
    <Answer query={query}>
      {(templates) => (
        <Boxes
          legend={texts.niches}
          options={templates.map(({ niche, name }) => ({ value: String(niche), label: `${niche} ${name}` }))}
          chosen={niches.map(String)}
          onChange={(chosen) => {
            onChange({ niches: chosen.map(Number) });
          }}
        />
      )}
    </Answer>
  );
}

function Brands({ form: { brands }, onChange }: Props) {
  const { tenants } = useSelf();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLowerCase();
  const shown = tenants.filter(({ slug, name, primary_host: host }) =>
    `${name} ${slug} ${host ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field
        label={texts.find_brand}
        type="search"
        value={find}
        onChange={(event) => {
          setFind(event.target.value);
        }}
      />
      <p role="status" className="text-quiet">
        {texts.chosen_count.replace('{count}', String(brands.length))}
      </p>
      <Boxes
        legend={texts.chosen}
        options={shown.map(({ slug }) => ({ value: slug, label: <BrandName slug={slug} /> }))}
        chosen={brands}
        onChange={(chosen) => {
          onChange({ brands: chosen });
        }}
      />
    </div>
  );
}

interface BoxesProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Boxes({ legend, options, chosen, onChange }: BoxesProps) {
  return (
    <fieldset className="max-h-80 overflow-y-auto rounded-lg border border-line p-2">
      <legend className="px-1 text-quiet">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-3">
        {options.map(({ value, label }) => (
          <label key={value} className="target flex items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={chosen.includes(value)}
              onChange={() => {
                onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
