import { useState } from 'react';
import { readBooks } from '../../api/money';
import { reports as texts } from '../../texts/money';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { saveText } from '../../ui/save-text';
import { textIn, useAct } from '../../ui/use-act';

/** The month before this one, of UTC, which is over. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** Takes the books of a month away as a file. */
export function BooksDownload({ slug }: { readonly slug: string }) {
  const [month] = useState(lastMonth);
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    const wanted = textIn(form, 'month');
    saveText(await readBooks(slug, wanted), `books-${slug}-${wanted}.csv`, 'text/csv');
  });
  return (
    <section className="grid gap-3">
      <h2>{texts.export}</h2>
      <p>{texts.export_hint}</p>
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <Field
            label={texts.month}
            name="month"
            type="month"
            required
            pattern="20\d\d-(0[1-9]|1[0-2])"
            defaultValue={month}
            fault={fault}
          />
        </div>
        <Button type="submit" disabled={isBusy}>
          {texts.download}
        </Button>
      </form>
    </section>
  );
}
