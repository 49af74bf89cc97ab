import { useState } from 'react';
import { FormField, INPUT } from '../../../components/ui/form-field';
import { createFormats } from '../../../lib/i18n/formats';
import { type Field } from '../saving/use-editor';
import { type Town } from '../saving/values';
import { type SavingTexts, type TownTexts } from '../texts';
import { SaveState } from './save-state';
import { TownInput } from './town-input';
import { ErrorState } from './error-state';

interface Props {
  readonly texts: TownTexts;
  readonly saving: SavingTexts;
  readonly field: Field<Town | null>;
  /** The member's country; known even without a town. */
  readonly country: string | null | undefined;
}

/** A town of the list, in one of the brand's countries or in the member's own. */
export function TownField({ texts, saving, field, country: told }: Props) {
  const { value, progress } = field;
  const [chosen, setChosen] = useState<string>();
  const own = value?.country ?? told;
  const country = chosen ?? own ?? texts.countries[0] ?? '';
  const countries = own == null || texts.countries.includes(own) ? texts.countries : [own, ...texts.countries];
  const { countryName } = createFormats(texts.locale);
  return (
    <div id="city" className="grid scroll-mt-4 gap-5">
      {countries.length > 1 && (
        <FormField id="country" label={texts.country}>
          <select
            id="country"
            className={INPUT}
            value={country}
            disabled={value === undefined}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </select>
        </FormField>
      )}
      <div>
        <div className="mb-1.5 flex items-baseline gap-4">
          <label htmlFor="place" className="font-semibold text-text-strong">
            {texts.label}
          </label>
          <SaveState texts={saving} progress={progress} />
        </div>
        <p id="place-hint" className="mb-2 text-caption text-text-muted">
          {texts.hint}
        </p>
        {/* Another country has other towns: what was typed goes. */}
        <TownInput
          key={country}
          texts={texts}
          country={country}
          city={value === undefined ? undefined : value?.country === country ? value.city : ''}
          isRefused={progress?.name === 'refused'}
          onChoose={(town) => {
            field.change(town && { country: town.country, city: town.city, lat: town.lat, lon: town.lon });
          }}
        />
        <ErrorState texts={saving} field={field} />
      </div>
    </div>
  );
}
