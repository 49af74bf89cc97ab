import { common } from '../texts/common';
import { wellbeing as texts } from '../texts/wellbeing';
import { Button } from '../ui/button';
import { Choice } from '../ui/choice';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { textIn, useAct } from '../ui/use-act';
import { type OwnWellbeing, type Wellbeing } from './wellbeing';

type Category = OwnWellbeing['opted_out'][number];
const CATEGORIES = Object.keys(texts.categories) as readonly Category[];

interface Props {
  readonly wellbeing: Wellbeing;
  readonly onChoose: (own: OwnWellbeing) => Promise<void>;
  readonly onClose: () => void;
}

/** One's own choices. An empty field follows the brand. */
export function WellbeingSheet({ wellbeing, onChoose, onClose }: Props) {
  const { own } = wellbeing;
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    await onChoose(chosenIn(form));
    onClose();
  });
  return (
    <Dialog isOpen title={texts.title} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <p className="text-quiet">{texts.explained}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField name="blur" label={texts.blur} value={own.blur} min={0} max={100} />
          <YesOrNo name="greyscale" label={texts.greyscale} value={own.greyscale} />
          <YesOrNo name="thumbnails_only" label={texts.thumbnails_only} value={own.thumbnails_only} />
          <NumberField
            name="break_after_minutes"
            label={texts.minutes}
            value={own.break_after_minutes}
            min={5}
            max={120}
          />
          <NumberField
            name="break_after_severe"
            label={texts.severe}
            value={own.break_after_severe}
            min={1}
            max={100}
          />
        </div>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{texts.opted_out}</legend>
          <p className="text-quiet">{texts.opted_out_explained}</p>
          {CATEGORIES.map((category) => (
            <label key={category} className="target flex items-center gap-3">
              <input
                type="checkbox"
                name="opted_out"
                value={category}
                defaultChecked={own.opted_out.includes(category)}
                className="size-5 accent-accent"
              />
              {texts.categories[category]}
            </label>
          ))}
        </fieldset>
        <p className="text-quiet">{texts.hours.replace('{hours}', String(wellbeing.hours_a_day))}</p>
        {fault !== undefined && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="main" disabled={isBusy}>
            {texts.save}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
}

function NumberField({ value, ...rest }: NumberProps) {
  return <Field type="number" inputMode="numeric" placeholder={texts.as_brand} defaultValue={value ?? ''} {...rest} />;
}

function YesOrNo({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: boolean | null;
}) {
  return (
    <Choice
      name={name}
      label={label}
      defaultValue={value === null ? '' : String(value)}
      choices={[
        { value: '', label: texts.as_brand },
        { value: 'true', label: texts.yes },
        { value: 'false', label: texts.no },
      ]}
    />
  );
}

function chosenIn(form: FormData): OwnWellbeing {
  const number = (name: string): number | null => (textIn(form, name) === '' ? null : Number(textIn(form, name)));
  const answer = (name: string): boolean | null => (textIn(form, name) === '' ? null : textIn(form, name) === 'true');
  const left = form.getAll('opted_out');
  return {
    blur: number('blur'),
    greyscale: answer('greyscale'),
    thumbnails_only: answer('thumbnails_only'),
    break_after_minutes: number('break_after_minutes'),
    break_after_severe: number('break_after_severe'),
    opted_out: CATEGORIES.filter((category) => left.includes(category)),
  };
}
