import { useState } from 'react';
import { type DebitFile, bookDebitsPaid, copyDebitFile } from '../../api/money';
import { debits as texts } from '../../texts/debits';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { saveText } from '../../ui/save-text';
import { Table } from '../../ui/table';
import { dayText } from '../../ui/times';

interface Props {
  readonly slug: string;
  readonly files: readonly DebitFile[];
  readonly onDone: (told: string) => void;
}

interface Asked {
  readonly act: 'copy' | 'book';
  readonly id: string;
}

/** The bank pays from the day on which it collects, and each debit once. */
const isPayable = ({ collect_on: day, debits, paid, returned }: DebitFile): boolean =>
  day <= new Date().toISOString().slice(0, 10) && paid + returned < debits;

/** The files that a bank was given, and booking what it paid. */
export function DebitFiles({ slug, files, onDone }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const run = async ({ act, id }: Asked): Promise<void> => {
    if (act === 'copy') {
      saveText((await copyDebitFile(slug, id)).xml, `${id}.xml`, 'application/xml');
      onDone(texts.copied.replace('{id}', id));
      return;
    }
    const { booked } = await bookDebitsPaid(slug, id);
    onDone(texts.booked.replace('{id}', id).replace('{count}', String(booked)));
  };
  return (
    <>
      <Table
        caption={texts.title}
        rows={files}
        keyOf={({ id }) => id}
        columns={[
          { name: texts.file, cell: ({ id }) => <code className="wrap-anywhere">{id}</code> },
          { name: texts.account, isFolded: true, cell: ({ account }) => account },
          { name: texts.day, cell: ({ collect_on }) => dayText(collect_on) },
          { name: texts.debits, isFolded: true, isNumber: true, cell: ({ debits }) => debits },
          { name: texts.amount, isNumber: true, cell: ({ amount }) => moneyText(amount, 'EUR') },
          { name: texts.paid, isFolded: true, isNumber: true, cell: ({ paid }) => paid },
          { name: texts.returned, isFolded: true, isNumber: true, cell: ({ returned }) => returned },
          {
            name: texts.acts,
            cell: (file) => (
              <span className="flex flex-wrap gap-2 max-sm:justify-end">
                {isPayable(file) && (
                  <Button
                    aria-label={`${texts.book}: ${file.id}`}
                    onClick={() => setAsked({ act: 'book', id: file.id })}
                  >
                    {texts.book}
                  </Button>
                )}
                <Button aria-label={`${texts.copy}: ${file.id}`} onClick={() => setAsked({ act: 'copy', id: file.id })}>
                  {texts.copy}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {asked && (
        <ActDialog
          title={texts[asked.act]}
          preview={texts[`${asked.act}_text`].replace('{id}', asked.id)}
          act={() => run(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
