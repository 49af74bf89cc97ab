'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { FictionalChip } from '../../components/ui/fictional-chip';
import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';
import { showUnblocked } from '../../lib/blocked';
import { type BlockedTexts } from './blocked-texts';

type Blocks = components['schemas']['BlocksResponse'];
type Blocked = Blocks['blocked'][number];

const PATH = '/api/blocks';

/** Lists the people whom the member has blocked, with a button to unblock each. */
export function BlockedSection({ texts }: { readonly texts: BlockedTexts }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const [told, setTold] = useState<{ readonly done?: string; readonly errorState?: string }>({});
  const busy = useRef(new Set<number>());
  const status = useRef<HTMLParagraphElement>(null);

  const unblock = async ({ id, name }: Blocked): Promise<void> => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const answer = await call('DELETE', '/api/blocks/{id}', { params: { path: { id } } });
    busy.current.delete(id);
    if (answer.state !== 'done') {
      setTold({ errorState: errorTextOf(answer, texts) });
      return;
    }
    showUnblocked(id);
    await client.invalidateQueries({ queryKey: [PATH] });
    setTold({ done: texts.unblocked.replace(PLACEHOLDER.name, name) });
    // The button that had the focus has gone with its line.
    status.current?.focus();
  };

  const count = data?.blocked.length;
  const value = count === 0 ? texts.none : count?.toLocaleString(texts.locale);
  return (
    <SettingsSection
      id="blocked"
      title={texts.title}
      value={value ?? <Awaited label={texts.loading} isFailed={isError} />}
    >
      <p className="max-w-[60ch]">{count === 0 ? texts.empty : texts.text}</p>
      <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
        <ul className="grid border-b border-hairline empty:hidden">
          {data?.blocked.map((person) => (
            <li
              key={person.id}
              className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-2"
            >
              <p className="flex min-w-0 grow flex-wrap items-center gap-2 font-semibold text-text-strong">
                {person.name}
                {person.fictional && <FictionalChip icon={texts.icon} label={texts.fictional} />}
              </p>
              <button
                type="button"
                className={`${QUIET_BUTTON} shrink-0`}
                aria-label={texts.unblockNamed.replace(PLACEHOLDER.name, person.name)}
                onClick={() => void unblock(person)}
              >
                {texts.unblock}
              </button>
            </li>
          ))}
        </ul>
      </SettingsPart>
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
