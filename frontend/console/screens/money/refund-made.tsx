import { useState } from 'react';
import { bookRefundMade } from '../../api/money';
import { debits as texts } from '../../texts/debits';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';

interface Props {
  readonly slug: string;
  readonly id: string;
  readonly amount: string;
  readonly onDone: (told: string) => void;
}

/** Books a refund that somebody has paid back at the bank. */
export function RefundMade({ slug, id, amount, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.made}</Button>
      {isAsking && (
        <ActDialog
          title={texts.made}
          preview={texts.made_text.replace('{amount}', amount)}
          act={async () => {
            await bookRefundMade(slug, id);
            onDone(texts.made_done);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
