import { type Person } from '../../api/people';
import { machines, people as texts } from '../../texts/people';
import { isPast, timeText } from '../../ui/times';

/** How far an account is, in words: the first thing that is left to do. */
export function standingText(person: Person): string {
  if (person.is_program) return texts.program;
  if (person.disabled_at !== null) return texts.removed.replace('{time}', timeText(person.disabled_at));
  if (person.machine)
    return person.tokens === 0 ? machines.without_token : machines.tokens.replace('{count}', String(person.tokens));
  if (person.invited_until !== null)
    return (person.has_password ? texts.invited_again : texts.invited).replace(
      '{time}',
      timeText(person.invited_until),
    );
  if (!person.has_password) return texts.invitation_over;
  if (!person.has_second_factor) return texts.no_second_factor;
  if (person.role !== 'operator') return texts.ready;
  if (person.approves_from === null)
    return texts.not_confirmed
      .replace('{given}', String(person.confirmations))
      .replace('{needed}', String(person.confirmations_needed));
  return isPast(person.approves_from)
    ? texts.ready
    : texts.approves_from.replace('{time}', timeText(person.approves_from));
}
