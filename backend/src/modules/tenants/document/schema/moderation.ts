import { z } from 'zod';
import { field } from './field';
import { TIME_LIMITS } from './time-limits';

/** How pictures are shown to staff who moderate, which each of them may choose anew, and how soon they look at what waits. */
export const moderationSchema = z.strictObject({
  blur: field(z.int().min(0).max(100), {
    title: 'Blur of pictures at the desks',
    default: 0,
    unit: 'percent',
    example: 60,
    edit: 'support',
    public: false,
    description:
      'How strongly pictures that wait for a decision are blurred until somebody presses the space key. 0: not at all.',
  }),
  greyscale: field(z.boolean(), {
    title: 'Grey pictures at the desks',
    default: false,
    example: true,
    edit: 'support',
    public: false,
    description: 'Whether pictures that wait for a decision are shown without colour.',
  }),
  thumbnails_only: field(z.boolean(), {
    title: 'Small pictures at the desks',
    default: false,
    example: true,
    edit: 'support',
    public: false,
    description: 'Whether pictures that wait for a decision are shown small until somebody presses the space key.',
  }),
  break_after_minutes: field(z.int().min(5).max(120), {
    title: 'A break after so many minutes of pictures',
    default: 20,
    unit: 'minutes',
    example: 20,
    edit: 'support',
    public: false,
    description: 'When the desks propose a break. Five minutes without a picture count as one.',
  }),
  break_after_severe: field(z.int().min(1).max(100), {
    title: 'A break after so many severe pictures',
    default: 15,
    unit: 'pictures',
    example: 15,
    edit: 'support',
    public: false,
    description: 'How many pictures that were rejected as nudity or a child make the desks propose a break.',
  }),
  hours_a_day: field(z.int().min(1).max(4), {
    title: 'Hours of pictures a day',
    default: 4,
    unit: 'hours',
    example: 4,
    public: false,
    description: 'After so long nobody is given more pictures before eight hours without any.',
  }),
  claim_minutes: field(z.int().min(2).max(30), {
    title: 'Minutes that something is claimed for',
    default: 5,
    unit: 'minutes',
    example: 5,
    public: false,
    description:
      'How long what somebody has opened at a desk is given to nobody else. The desk asks for more as long as they are there.',
  }),
  ...TIME_LIMITS,
});
export type ModerationDefaults = z.infer<typeof moderationSchema>;
