import { ApiProperty } from '@nestjs/swagger';
import { type ValidationArguments, ValidateBy } from 'class-validator';
import { dayFault } from '../../../../contract/text/calendar-day';

const MOST_DAYS = 400;
const DAY_MS = 86_400_000;
const FIRST_DAY = '2000-01-01';

const isDay = (value: unknown): value is string => typeof value === 'string' && dayFault(value) === undefined;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** The day after today in UTC, which is today already further east. */
const latestDay = (): string => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

/** A validator with its own code and sentence. Values that are no day at all are left to the first check. */
const Check = (
  name: string,
  isGood: (value: unknown, period: PeriodRequest) => boolean,
  message: string,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value, args) => isGood(value, (args as ValidationArguments).object as PeriodRequest),
      defaultMessage: () => message,
    },
  });

const Day = (): PropertyDecorator => (target, name) => {
  const checks = [
    Check(
      'isDay',
      (value) => typeof value === 'string' && dayFault(value) !== 'invalid',
      'Give a day like 2026-03-31.',
    ),
    Check(
      'noSuchDay',
      (value) => typeof value !== 'string' || dayFault(value) !== 'no_such_day',
      'The calendar has no such day.',
    ),
    Check(
      'tooLongAgo',
      (value) => !isDay(value) || value >= FIRST_DAY,
      `Give a day from ${FIRST_DAY} on: there is nothing from before.`,
    ),
  ];
  for (const check of checks) check(target, name);
};

export class PeriodRequest {
  @ApiProperty({ format: 'date', description: 'The first day, in UTC, not in the future.' })
  @Day()
  @Check('inFuture', (from) => !isDay(from) || from <= latestDay(), 'The day lies in the future.')
  readonly from!: string;

  @ApiProperty({ format: 'date', description: `The last day, in UTC, at most ${MOST_DAYS - 1} after the first.` })
  @Day()
  @Check(
    'beforeFrom',
    (to, { from }) => !isDay(to) || !isDay(from) || to >= from,
    'The last day comes before the first.',
  )
  @Check(
    'tooManyDays',
    (to, { from }) => !isDay(to) || !isDay(from) || daysFrom(from, to) < MOST_DAYS,
    `At most ${MOST_DAYS} days may be asked for at once.`,
  )
  readonly to!: string;
}
