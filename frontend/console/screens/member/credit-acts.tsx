import { useId, useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { creditGifts as gifts } from '../../texts/credit-gifts';
import { acts as texts } from '../../texts/members';
import { Field, INPUT } from '../../ui/field';
import { textIn } from '../../ui/use-act';
import { ActDialog } from '../../ui/act-dialog';

interface Props {
  readonly slug: string;
  readonly id: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface GiveProps extends Omit<Props, 'onChanged'> {
  /** The credits that can be given now without a second person. */
  readonly left: number;
  readonly onGiven: (told: string) => void;
}

export function GiveCredits({ slug, id, left, onGiven, onClose }: GiveProps) {
  const kind = useId();
  // One press gives once, however often it is sent.
  const [credits, setCredits] = useState('');
  const [key] = useState(() => `console:${crypto.randomUUID()}`);
  return (
    <ActDialog
      title={texts.give}
      preview={texts.give_text}
      reasonOf={`give ${slug} ${id}`}
      act={async (form, reason) => {
        const gift = {
          kind: textIn(form, 'kind') === 'refund' ? ('refund' as const) : ('support' as const),
          credits: Number(textIn(form, 'credits')),
        };
        const { waits } = await valueOf(
          client.POST('/api/staff/tenants/{slug}/members/{id}/credits', {
            params: { path: { slug, id } },
            body: { ...gift, key, reason },
          }),
        );
        onGiven(waits ? gifts.waits : gifts.given);
      }}
      onClose={onClose}
    >
      <Field
        label={texts.give_amount}
        name="credits"
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        required
        value={credits}
        onChange={(event) => {
          setCredits(event.target.value);
        }}
      />
      <p role="status" className="text-quiet">
        {boundText(left, Number(credits))}
      </p>
      <div className="grid gap-1">
        <label htmlFor={kind} className="text-quiet">
          {texts.give_kind}
        </label>
        <select id={kind} name="kind" className={INPUT}>
          <option value="support">{texts.give_support}</option>
          <option value="refund">{texts.give_refund}</option>
        </select>
      </div>
    </ActDialog>
  );
}

function boundText(left: number, wanted: number): string {
  if (left === 0) return gifts.none_left;
  return (wanted > left ? gifts.asks : gifts.left).replace('{left}', String(left));
}

export function ReverseCredits({ slug, id, number, onChanged, onClose }: Props & { readonly number: number }) {
  return (
    <ActDialog
      title={texts.reverse}
      preview={texts.reverse_text}
      reasonOf={`reverse ${slug} ${id} ${number}`}
      act={async (_form, reason) => {
        const path = { slug, id, number: String(number) };
        await valueOf(
          client.POST('/api/staff/tenants/{slug}/members/{id}/credits/{number}/reversal', {
            params: { path },
            body: { reason },
          }),
        );
        onChanged();
      }}
      onClose={onClose}
    />
  );
}
