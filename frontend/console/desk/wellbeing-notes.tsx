import { desk as texts } from '../texts/desk';
import { timeText } from '../ui/times';
import { BreakOffer } from './break-offer';
import { type DeskQueue } from './claims';
import { type DeskWellbeing } from './use-wellbeing';
import { WellbeingSheet } from './wellbeing-sheet';

interface Props extends Pick<DeskWellbeing, 'wellbeing' | 'isSheetOpen' | 'closeSheet' | 'choose' | 'decline'> {
  readonly queue: DeskQueue;
}

/** Why no more pictures come, whether a break is due, and the sheet that says how pictures are shown. */
export function WellbeingNotes({ queue, wellbeing, isSheetOpen, closeSheet, choose, decline }: Props) {
  if (!wellbeing) return undefined;
  const { own, hours_a_day: hours, more_pictures_at: more, break_due: isBreakDue } = wellbeing;
  return (
    <>
      {more !== null && (
        <p role="status" className="rounded-lg border border-line bg-hover px-4 py-2">
          {texts.enough.replace('{hours}', String(hours)).replace('{time}', timeText(more))}
        </p>
      )}
      {own.opted_out.some((category) => category === queue) && <p role="status">{texts.left_to_others}</p>}
      {more === null && isBreakDue && <BreakOffer onDecline={decline} />}
      {isSheetOpen && <WellbeingSheet wellbeing={wellbeing} onChoose={choose} onClose={closeSheet} />}
    </>
  );
}
