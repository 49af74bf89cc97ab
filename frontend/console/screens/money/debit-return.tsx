import { useState } from 'react';
import { bookDebitReturn } from '../../api/money';
import { debits as texts, returnReasons } from '../../texts/debits';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { textIn } from '../../ui/use-act';

const REASONS = Object.entries(returnReasons).map(([value, words]) => ({ value, label: `${value}: ${words}` }));

interface Props {
  readonly slug: string;
  readonly onDone: (told: string) => void;
}

/** Books a debit that the bank has sent back. */
export function BookReturn({ slug, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.back}</Button>
      {isAsking && (
        <ActDialog
          title={texts.back}
          preview={texts.back_text}
          act={async (form) => {
            const { booked } = await bookDebitReturn(slug, textIn(form, 'debit').trim(), textIn(form, 'reason'));
            onDone(booked > 0 ? texts.back_done : texts.back_before);
          }}
          onClose={() => setAsking(false)}
        >
          <Field
            label={texts.debit}
            name="debit"
            required
            pattern="\s*[0-9a-fA-F]{8}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{12}\s*"
            autoComplete="off"
            spellCheck={false}
          />
          <Choice label={texts.reason} name="reason" choices={REASONS} />
        </ActDialog>
      )}
    </>
  );
}
