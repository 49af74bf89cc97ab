import { z } from 'zod';
import { type TimeLimit } from '../../../../shared/waiting-work';
import { field } from './field';

const HOUR = 60;
const DAY = 24 * HOUR;

const within = (most: number, usual: number, title: string, description: string) =>
  field(z.int().min(5).max(most), {
    title,
    description,
    default: usual,
    unit: 'minutes',
    example: usual,
    public: false,
  });

/** Within how long staff should have looked at what waits. What is due first is given out first. */
export const TIME_LIMITS = {
  photo_minutes: within(DAY, 2 * HOUR, 'A photo is looked at within', 'Also a photo that somebody has escalated.'),
  first_photo_minutes: within(
    ...([DAY, 15, 'A first photo in the evening is looked at within'] as const),
    'The first photo of a member that comes between six and eleven in the evening, by the clock of the member.',
  ),
  photo_check_minutes: within(
    ...([7 * DAY, DAY, 'A picture that proves who somebody is, is looked at within'] as const),
    'From when the member sent the picture.',
  ),
  second_look_minutes: within(
    ...([7 * DAY, DAY, 'A second person looks at a decision within'] as const),
    'At photos of the sample, and at blocks of accounts.',
  ),
  minor_minutes: within(
    ...([HOUR, HOUR, 'A second person looks at a possible child within'] as const),
    'The photo and its profile are hidden meanwhile.',
  ),
  held_message_minutes: within(
    ...([DAY, 30, 'A held message is looked at within'] as const),
    'Somebody waits for it, without knowing.',
  ),
  report_minutes: within(7 * DAY, DAY, 'A report is decided within', 'From when somebody reported.'),
  urgent_report_minutes: within(
    ...([DAY, HOUR, 'An urgent report is decided within'] as const),
    'Where the reported person may be under age, or harasses or threatens somebody.',
  ),
  appeal_minutes: within(30 * DAY, 7 * DAY, 'An appeal is answered within', 'Of members and of reporters.'),
  complaint_minutes: within(
    ...([10 * DAY, DAY, 'A complaint is answered within'] as const),
    'Of the time from Monday to Friday, in UTC and without holidays: with a day, what comes on Friday at noon is due on Monday at noon.',
  ),
} satisfies Record<TimeLimit, unknown>;
