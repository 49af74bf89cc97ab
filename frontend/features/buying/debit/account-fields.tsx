import { type HTMLInputAutoCompleteAttribute } from 'react';
import { describedBy, FormField, INPUT } from '../../../components/ui/form-field';
import { createFormats } from '../../../lib/i18n/formats';
import { type DebitFaults, type DebitField, type DebitValues, type Line, mostOf } from './debit-rules';
import { type DebitTexts } from './debit-texts';
import { IbanInput } from './iban-input';

export interface FieldProps {
  readonly texts: DebitTexts;
  readonly values: DebitValues;
  readonly faults: DebitFaults;
  readonly onChange: (field: DebitField, value: string) => void;
}

/** The fields of the account's holder, IBAN and address. */
export function AccountFields({ texts, country, ...fields }: FieldProps & { readonly country: string }) {
  const ibanFault = faultText('iban', texts, fields.faults);
  return (
    <>
      <fieldset className="grid min-w-0 gap-5">
        <Legend text={texts.accountTitle} />
        <LineField {...fields} texts={texts} name="account_holder" label={texts.holder} autoComplete="name" />
        <FormField id="iban" label={texts.iban} fault={ibanFault}>
          <IbanInput
            value={fields.values.iban}
            fault={ibanFault}
            onChange={(value) => {
              fields.onChange('iban', value);
            }}
          />
        </FormField>
      </fieldset>
      <fieldset className="grid min-w-0 gap-5">
        <Legend text={texts.addressTitle} />
        <div className="grid grid-cols-[minmax(0,1fr)_8.75rem] items-start gap-3">
          <LineField {...fields} texts={texts} name="street" label={texts.street} autoComplete="address-line1" />
          <LineField {...fields} texts={texts} name="house_number" label={texts.houseNumber} autoComplete="off" />
        </div>
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-3">
          <LineField {...fields} texts={texts} name="zip" label={texts.zip} autoComplete="postal-code" />
          <LineField {...fields} texts={texts} name="city" label={texts.city} autoComplete="address-level2" />
        </div>
        <p className="text-text-muted">{createFormats(texts.locale).countryName(country)}</p>
      </fieldset>
    </>
  );
}

export const Legend = ({ text }: { readonly text: string }) => (
  <legend className="mb-4">
    <h2 className="text-title">{text}</h2>
  </legend>
);

interface LineProps extends FieldProps {
  readonly name: Line;
  readonly label: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}

function LineField({ texts, values, faults, onChange, name, label, autoComplete }: LineProps) {
  const field = { id: name, label, fault: faultText(name, texts, faults) };
  return (
    <FormField {...field}>
      <input
        id={name}
        name={name}
        required
        value={values[name]}
        maxLength={mostOf(name)}
        autoComplete={autoComplete}
        className={INPUT}
        {...describedBy(field)}
        onChange={({ target }) => {
          onChange(name, target.value);
        }}
      />
    </FormField>
  );
}

export function faultText(field: DebitField, texts: DebitTexts, faults: DebitFaults): string | undefined {
  const fault = faults[field];
  return fault === undefined ? undefined : texts.faults[fault];
}
