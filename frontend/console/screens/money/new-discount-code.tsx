import { addCode } from '../../api/money';
import { codes as texts, money } from '../../texts/money';
import { ActDialog } from '../../ui/act-dialog';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { minorUnits } from '../../ui/money';
import { textIn } from '../../ui/use-act';

interface Props {
  readonly slug: string;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** A code and what narrows it. */
export function NewDiscountCode({ slug, onMade, onClose }: Props) {
  const [code, keepCode] = useKeptText(`code ${slug}`);
  return (
    <ActDialog
      title={texts.make}
      preview={texts.make_text}
      act={async (form) => {
        await addCode(slug, newCodeIn(form));
        keepCode('');
        onMade();
      }}
      onClose={onClose}
    >
      <Field
        label={`${texts.code}: ${texts.code_hint}`}
        name="code"
        required
        pattern="[A-Z0-9]{4,20}"
        autoComplete="off"
        value={code}
        onChange={(event) => {
          keepCode(event.target.value.toUpperCase());
        }}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={texts.percent} name="percent" type="number" required min={1} max={90} inputMode="numeric" />
        <Field label={texts.expires} name="expires" type="datetime-local" required />
        <Field label={texts.starts} name="starts" type="datetime-local" />
        <Field label={texts.country} name="country" pattern="[A-Z]{2}" maxLength={2} autoComplete="off" />
        <Field label={money.currency} name="currency" pattern="[A-Z]{3}" maxLength={3} autoComplete="off" />
        <Field label={texts.minimum} name="minimum" inputMode="decimal" pattern="\d{1,9}([.,]\d+)?" />
        <Field label={texts.member} name="member" inputMode="numeric" pattern="[1-9]\d{0,9}" />
      </div>
    </ActDialog>
  );
}

/** Times of the browser's zone become moments; what is left empty narrows nothing. */
function newCodeIn(form: FormData) {
  const text = (name: string): string => textIn(form, name).trim();
  const [starts, country, currency, member] = ['starts', 'country', 'currency', 'member'].map(text);
  const minimum = currency ? minorUnits(text('minimum'), currency) : undefined;
  return {
    ...{ code: text('code'), percent: Number(text('percent')), expires: new Date(text('expires')).toISOString() },
    ...(starts && { starts: new Date(starts).toISOString() }),
    ...(country && { country }),
    ...(currency && { currency }),
    ...(minimum !== undefined && { minimum }),
    ...(member && { member: Number(member) }),
  };
}
