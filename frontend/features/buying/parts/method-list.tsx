import { useState } from 'react';
import { MethodMark } from '../../../components/art/payments/method-mark';
import { type Method } from '../../../lib/payments/offer';
import { type PayingTexts } from '../buying-texts';
import { ROW } from './row';

interface Props {
  readonly texts: PayingTexts;
  /** The suggested one first. */
  readonly methods: readonly Method[];
  readonly chosen: Method | undefined;
  readonly onChoose: (method: Method) => void;
}

/** So many are shown at once, and always the chosen one. */
const FEW = 4;

export function MethodList({ texts, methods, chosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || methods.length <= FEW + 1 ? methods : methods.filter((one, at) => at < FEW || one === chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3">
        <h2 className="text-title">{texts.methodLegend}</h2>
      </legend>
      <div className="grid gap-2">
        {shown.map((method) => (
          <label key={method} className={`flex ${ROW} min-h-14 items-center gap-3 py-2`}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === chosen}
              className="size-5 shrink-0 accent-primary"
              onChange={() => {
                onChoose(method);
              }}
            />
            <MethodMark method={method} />
            <span className="min-w-0 font-semibold text-text-strong">{texts.methods[method]}</span>
          </label>
        ))}
      </div>
      {shown.length < methods.length && (
        <button
          type="button"
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4"
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.more}
        </button>
      )}
    </fieldset>
  );
}
