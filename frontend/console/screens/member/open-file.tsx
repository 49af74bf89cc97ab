import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { opening as texts } from '../../texts/members';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { problemText } from '../../ui/problem-text';
import { textIn, useAct } from '../../ui/use-act';

type Reason = keyof typeof texts.reasons;

const REASONS = Object.keys(texts.reasons) as Reason[];

interface Props {
  readonly slug: string;
  readonly id: string;
  readonly onOpened: () => void;
}

/** A reason is one press, or one key; words or a complaint may stand beside it. */
export function OpenFile({ slug, id, onOpened }: Props) {
  const [fault, setFault] = useState<string>();
  const open = async (reason: Reason | undefined, note: string, complaint: string): Promise<void> => {
    const body = { ...(reason && { reason }), ...(note !== '' && { note }), ...(complaint !== '' && { complaint }) };
    await valueOf(
      client.POST('/api/staff/tenants/{slug}/members/{id}/looks', { params: { path: { slug, id } }, body }),
    );
    onOpened();
  };
  const press = (reason: Reason): void => {
    setFault(undefined);
    void open(reason, '', '').catch((error: unknown) => {
      setFault(problemText(error));
    });
  };
  const inWords = useAct((form) => {
    const [note, complaint] = [textIn(form, 'note').trim(), textIn(form, 'complaint').trim().toUpperCase()];
    return open(complaint === '' ? 'other' : undefined, note, complaint);
  });
  const direct = REASONS.filter((reason) => reason !== 'other');
  useKeys(
    direct.map((reason, index) => ({
      keys: String(index + 1),
      label: texts.reasons[reason],
      run: () => press(reason),
    })),
  );
  return (
    <section className="grid max-w-prose gap-3">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {direct.map((reason, index) => (
          <li key={reason}>
            <Button className="w-full" onClick={() => press(reason)}>
              <Key of={String(index + 1)} />
              {texts.reasons[reason]}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={inWords.onSubmit} className="grid gap-3">
        <h2>{texts.reasons.other}</h2>
        <Field label={texts.note} name="note" maxLength={500} fault={inWords.fault} />
        <Field label={texts.complaint} name="complaint" maxLength={14} placeholder="C-" autoComplete="off" />
        <Button type="submit" disabled={inWords.isBusy}>
          {texts.open}
        </Button>
      </form>
    </section>
  );
}
