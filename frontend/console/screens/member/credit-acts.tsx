import { useId, useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
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

export function GiveCredits({ slug, id, onChanged, onClose }: Props) {
  const kind = useId();
  // One press gives once, however often it is sent.
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
        await valueOf(
          client.POST('/api/staff/tenants/{slug}/members/{id}/credits', {
            params: { path: { slug, id } },
            body: { ...gift, key, reason },
          }),
        );
        onChanged();
      }}
      onClose={onClose}
    >
      <Field label={texts.give_amount} name="credits" type="number" inputMode="numeric" min={1} max={1000} required />
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
