import { createFormats } from '../../../lib/i18n/formats';
import { type DebitOffer } from '../api/debits';
import { ConsentBox } from '../parts/consent-box';
import { Legend } from './account-fields';
import { DEBIT_HOLE, type DebitTexts } from './debit-texts';

export interface Ticks {
  readonly authorisation: boolean;
  readonly begin_now: boolean;
}

interface Props {
  readonly texts: DebitTexts;
  readonly offer: DebitOffer;
  readonly ticks: Ticks;
  /** Whether the button was pressed, so that a box that is missing says so. */
  readonly isChecked: boolean;
  readonly onTick: (ticks: Ticks) => void;
}

/** The mandate in the words of the scheme, whom it is for, and the two boxes. */
export function MandatePart({ texts, offer, ticks, isChecked, onTick }: Props) {
  const { creditor } = offer;
  const country = createFormats(texts.locale).countryName(creditor.country);
  const rows = [
    {
      label: texts.creditor,
      value: `${creditor.name}, ${creditor.address}, ${creditor.zip} ${creditor.city}, ${country}`,
    },
    { label: texts.creditorId, value: creditor.id },
    { label: texts.reference, value: texts.referenceLater },
  ];
  const tick = (name: keyof Ticks) => (isTicked: boolean) => onTick({ ...ticks, [name]: isTicked });
  const missing = (name: keyof Ticks, text: string) => (isChecked && !ticks[name] ? text : undefined);
  return (
    <fieldset className="grid min-w-0 gap-4">
      <Legend text={texts.mandateTitle} />
      <dl className="grid gap-2 text-caption">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere text-text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption">{withName(texts.mandate, creditor.name)}</p>
      <p className="text-caption">{texts.mandateUse}</p>
      <ConsentBox
        name="authorisation"
        text={withName(texts.authorise, creditor.name)}
        fault={missing('authorisation', texts.authoriseMissing)}
        isTicked={ticks.authorisation}
        onTick={tick('authorisation')}
      />
      <ConsentBox
        text={texts.beginNow}
        fault={missing('begin_now', texts.beginNowMissing)}
        isTicked={ticks.begin_now}
        onTick={tick('begin_now')}
      />
    </fieldset>
  );
}

/** A name that ends with a full stop, such as “B.V.”, brings the one of its sentence. */
const withName = (text: string, name: string): string =>
  text
    .replaceAll(`${DEBIT_HOLE.creditor}.`, name.endsWith('.') ? name : `${name}.`)
    .replaceAll(DEBIT_HOLE.creditor, name);
