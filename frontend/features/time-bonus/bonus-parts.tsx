import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonLink, QUIET_BUTTON } from '../../components/ui/button-link';
import { Sheet } from '../../components/ui/sheet';
import { clockText } from '../../lib/countdown';
import { useMember } from '../../lib/member';
import { isClosed, keepClosed } from './bonus-memory';
import { BONUS_HOLE, type BonusTexts } from './bonus-texts';
import { isMembersArea } from './members-area';
import { type Running, useTimeBonus } from './use-time-bonus';

interface Props {
  readonly texts: BonusTexts;
  readonly href: string | undefined;
}

const DELAY_MS = 40_000;

export function BonusParts({ texts, href }: Props) {
  const bonus = useTimeBonus();
  const credits = useMember()?.credits;
  const [isOpen, setOpen] = useState(false);
  const member = bonus?.member;
  useEffect(() => {
    if (member === undefined || credits !== 0 || isClosed(member) || !isMembersArea(window.location.pathname))
      return undefined;
    const timer = setInterval(() => {
      // Never over another dialog: it waits for the next second.
      if (performance.now() < DELAY_MS || isClosed(member) || document.querySelector('dialog[open]') !== null) return;
      setOpen(true);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [member, credits]);
  if (bonus === undefined) return null;
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(bonus.part);
  const title = texts.title.replace(BONUS_HOLE.percent, percent);
  return (
    <>
      <button
        type="button"
        data-time-bonus
        title={title}
        className="flex min-h-11 items-center gap-1 rounded-pill border border-line bg-surface-1 px-2 text-caption font-semibold text-text-strong hover:bg-surface-2 sm:gap-2 sm:px-3"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className="sr-only">{title}</span>
        <span aria-hidden="true" className="text-primary-text max-[22rem]:hidden">
          −{percent}
        </span>
        <Clock bonus={bonus} />
      </button>
      {isOpen &&
        createPortal(
          <BonusSheet
            {...{ texts, href, bonus, title, percent }}
            onClose={() => {
              keepClosed(bonus.member);
              setOpen(false);
            }}
          />,
          document.body,
        )}
    </>
  );
}

function Clock({ bonus, text = BONUS_HOLE.time }: { readonly bonus: Running; readonly text?: string }) {
  return (
    <span role="timer" className="tabular-nums">
      {text.replace(BONUS_HOLE.time, clockText(bonus.seconds))}
    </span>
  );
}

interface SheetProps extends Props {
  readonly bonus: Running;
  readonly title: string;
  readonly percent: string;
  readonly onClose: () => void;
}

function BonusSheet({ texts, href, bonus, title, percent, onClose }: SheetProps) {
  return (
    <Sheet labelledBy="bonus-title" onClose={onClose}>
      <h2 id="bonus-title" className="text-title">
        {title}
      </h2>
      <p className="mt-3">{texts.text.replace(BONUS_HOLE.percent, percent)}</p>
      <p className="mt-4 text-lead font-semibold text-text-strong">
        <Clock bonus={bonus} text={texts.left} />
      </p>
      <p className="mt-1 text-caption font-semibold">{bonus.code}</p>
      <div className="mt-6 grid gap-3">
        {href !== undefined && <ButtonLink href={href}>{texts.open}</ButtonLink>}
        <button type="button" className={QUIET_BUTTON} onClick={onClose}>
          {texts.later}
        </button>
      </div>
    </Sheet>
  );
}
