import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

/** A day that the calendar has, so that nobody wonders what the 31st of April is taken for. */
function dayOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : time / DAY_MS;
}

const IsDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value) => dayOf(value) !== undefined,
      defaultMessage: (args) => `${args?.property ?? 'it'} must be a day as YYYY-MM-DD`,
    },
  });

const NotBefore = (other: 'from'): PropertyDecorator =>
  ValidateBy({
    name: 'inPeriod',
    validator: {
      validate: (value, args) => {
        const [from, to] = [dayOf((args?.object as PeriodRequest)[other]), dayOf(value)];
        return from === undefined || to === undefined || (to >= from && to - from < MOST_DAYS);
      },
      defaultMessage: () => `to must be from or later, and at most ${MOST_DAYS} days may be asked for`,
    },
  });

export class PeriodRequest {
  @ApiProperty({ format: 'date', description: 'The first day, in UTC.' })
  @IsDay()
  readonly from!: string;

  @ApiProperty({ format: 'date', description: 'The last day, in UTC.' })
  @IsDay()
  @NotBefore('from')
  readonly to!: string;
}
