import { useState } from 'react';
import { audit as texts } from '../../texts/audit';
import { Button } from '../../ui/button';
import { csvOf } from '../../ui/csv';
import { saveText } from '../../ui/save-text';
import { useAct } from '../../ui/use-act';
import { readWholeAudit } from './read-audit';
import { type AuditSearch } from './search';

/** Takes what fits the filters away as a file, not only the page that is shown. */
export function AuditDownload({ search }: { readonly search: AuditSearch }) {
  const [told, setTold] = useState('');
  const { isBusy, fault, run } = useAct(async () => {
    const { entries, isWhole } = await readWholeAudit(search);
    const rows = entries.map(({ at, actor, action, tenant, subject, details }) => [
      ...[at, actor, action, tenant ?? '', subject, JSON.stringify(details)],
    ]);
    const head = ['time', 'person', 'action', 'brand', 'subject', 'details'];
    saveText(csvOf([head, ...rows]), `audit-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv');
    setTold((isWhole ? texts.saved : texts.saved_part).replace('{count}', entries.length.toLocaleString()));
  });
  return (
    <>
      <Button disabled={isBusy} onClick={() => void run(new FormData())}>
        {texts.save}
      </Button>
      <span role="status" className="self-center">
        {told}
      </span>
      {fault !== undefined && (
        <span role="alert" className="self-center text-danger">
          {fault}
        </span>
      )}
    </>
  );
}
