import { FormField, INPUT, describedBy } from '../../components/ui/form-field';
import { LIMIT_HOLE } from '../../lib/payments/spend-limit';
import { type LimitTexts } from './limit-texts';
import { writtenAmount } from './parse-amount';
import { type Limits, type Period } from './use-limit';

const PERIODS: readonly Period[] = ['month', 'week'];

interface Props {
  readonly texts: LimitTexts;
  readonly limits: Limits;
  readonly fault: string | undefined;
}

/** An amount and for how long it is. */
export function LimitFields({ texts, limits: { limit, currency }, fault }: Props) {
  const isOurs = limit?.currency === currency;
  const field = { id: 'amount', hint: texts.hint, fault };
  return (
    <>
      <FormField {...field} label={texts.amount.replace(LIMIT_HOLE.currency, currency)}>
        <input
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={limit && isOurs ? writtenAmount(limit.amount, currency, texts.locale) : ''}
          className={`${INPUT} max-w-60`}
          {...describedBy(field)}
        />
      </FormField>
      <fieldset>
        <legend className="mb-2 font-semibold text-text-strong">{texts.period}</legend>
        <div className="flex flex-wrap gap-2">
          {PERIODS.map((period) => (
            <label
              key={period}
              className="flex min-h-11 cursor-pointer items-center rounded-pill border border-line px-4 py-1.5 text-caption font-semibold text-text-strong has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="period"
                value={period}
                defaultChecked={(limit?.period ?? 'month') === period}
                className="sr-only"
              />
              {texts.each[period]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
