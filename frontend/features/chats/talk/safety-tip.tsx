import { useState } from 'react';
import { loadSafetySheet } from '../../../components/safety/load-safety-sheet';
import { dismiss, dismissedAt } from '../../../lib/dismissals';
import { useLater } from '../../../lib/use-later';
import { useMember } from '../../../lib/member';
import { type Partner } from '../api/types';
import { type ChatsTexts } from '../chats-texts';
import { Line } from '../parts/icons';

interface Props {
  readonly texts: ChatsTexts;
  readonly partner: Partner;
  readonly onBlocked: () => void;
}

const LINK = 'min-h-11 min-w-11 text-start font-semibold text-primary-text underline underline-offset-4';

/** What to mind when writing with strangers, until the member has closed it. */
export function SafetyTip({ texts, partner, onBlocked }: Props) {
  const member = useMember()?.profile.id;
  const name = `safety-tip:${member ?? ''}`;
  const [isClosed, setClosed] = useState(false);
  const [begin, setBegin] = useState<'report' | 'block'>();
  const sheet = useLater(begin !== undefined, loadSafetySheet, {
    texts: texts.safety,
    person: partner,
    onBlocked,
    begin: begin ?? 'report',
    onClose: () => {
      setBegin(undefined);
    },
  });
  if (member === undefined || isClosed || dismissedAt(name) !== undefined) return null;
  return (
    <aside className="flex min-h-0 shrink items-start gap-2 overflow-y-auto border-b border-hairline bg-surface-2 pl-4 text-caption text-text-strong">
      <div className="min-w-0 grow pt-2.5">
        <p>{texts.notices.tip}</p>
        <p className="flex flex-wrap gap-x-6">
          {(['report', 'block'] as const).map((step) => (
            <button
              key={step}
              type="button"
              aria-haspopup="dialog"
              className={LINK}
              onClick={() => {
                setBegin(step);
              }}
            >
              {texts.safety[step]}
            </button>
          ))}
        </p>
      </div>
      <button
        type="button"
        aria-label={texts.notices.tipClose}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-text-muted hover:bg-surface-3"
        onClick={() => {
          dismiss(name);
          setClosed(true);
        }}
      >
        <Line name="close" className="size-5" />
      </button>
      {sheet}
    </aside>
  );
}
