import { useState } from 'react';
import { type WrittenDebits, writeDebitFile } from '../../api/money';
import { debits as texts } from '../../texts/debits';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { saveText } from '../../ui/save-text';

interface Props {
  readonly slug: string;
  readonly account: string;
  readonly mode: 'test' | 'live';
  readonly onDone: (told: string) => void;
}

/** Writes the debits that are due of one account into a file, which the browser saves. */
export function WriteDebits({ slug, account, mode, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const name = texts.write.replace('{account}', mode === 'test' ? `${account} (${texts.test})` : account);
  return (
    <>
      <Button look="main" onClick={() => setAsking(true)}>
        {name}
      </Button>
      {isAsking && (
        <ActDialog
          title={name}
          preview={texts.write_text}
          act={async () => {
            const written = await writeDebitFile(slug, account);
            if (written.file) saveText(written.file.xml, `${written.file.id}.xml`, 'application/xml');
            onDone(toldOf(written));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function toldOf({ file, left_out: leftOut }: WrittenDebits): string {
  const written =
    file === null
      ? texts.not_due
      : texts.written
          .replace('{id}', file.id)
          .replace('{debits}', String(file.debits))
          .replace('{amount}', moneyText(file.amount, 'EUR'))
          .replace('{day}', file.collect_on);
  const left = leftOut.map(({ debit, reason }) => `${debit}: ${texts.left_reasons[reason]}`);
  return [written, ...(left.length > 0 ? [texts.left_out, ...left] : [])].join('\n');
}
