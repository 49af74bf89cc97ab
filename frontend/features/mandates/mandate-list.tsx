'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openPart } from '../../components/settings/open-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { call } from '../../lib/api/call';
import { useApi } from '../../lib/api/use-api';
import { type Mandate } from './mandate';
import { MandateRow } from './mandate-row';
import { HOLE, type MandateTexts } from './mandate-texts';

const PATH = '/api/payments/direct-debit/mandates';
const ID = 'direct-debit';

/** Most members have none, and see nothing of it. The mail with a mandate leads here. */
export function MandateList({ texts }: { readonly texts: MandateTexts }) {
  const client = useQueryClient();
  const { data } = useApi(PATH);
  const [told, setTold] = useState<{ readonly done?: string; readonly errorState?: string }>({});
  const status = useRef<HTMLParagraphElement>(null);
  const mandates = data?.mandates ?? [];
  const isShown = mandates.length > 0 || told.done !== undefined;
  useEffect(() => {
    const isNamed = window.location.hash === `#${ID}`;
    if (!isShown || !isNamed) return;
    openPart(ID);
    document.getElementById(ID)?.scrollIntoView();
  }, [isShown]);
  if (!isShown) return null;

  const revoke = async ({ id, iban_end: end }: Mandate): Promise<void> => {
    const answer = await call('DELETE', '/api/payments/direct-debit/mandates/{id}', { params: { path: { id } } });
    // One that has ended meanwhile is what was asked for.
    const isGone = answer.state === 'failed' && answer.code === 'mandate_not_found';
    if (answer.state !== 'done' && !isGone) {
      setTold({ errorState: errorTextOf(answer, texts) });
      return;
    }
    setTold({ done: texts.revoked.replace(HOLE.end, end) });
    await client.invalidateQueries({ queryKey: [PATH] });
    // The button that had the focus has gone with its line.
    status.current?.focus();
  };

  return (
    <SettingsSection
      id={ID}
      title={texts.title}
      value={mandates.length === 0 ? texts.none : mandates.length.toLocaleString(texts.locale)}
      isOpen={window.location.hash === `#${ID}`}
    >
      {mandates.length > 0 && <p className="max-w-[60ch]">{texts.text}</p>}
      <ul className="grid border-b border-hairline empty:hidden">
        {mandates.map((mandate) => (
          <MandateRow key={mandate.id} texts={texts} mandate={mandate} onRevoke={() => revoke(mandate)} />
        ))}
      </ul>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong outline-none"
      >
        {told.done}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {told.errorState}
      </p>
    </SettingsSection>
  );
}
