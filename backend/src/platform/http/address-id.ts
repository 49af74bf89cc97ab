import { type PipeTransform } from '@nestjs/common';
import { type Problem } from './problem';

/** The greatest value of PostgreSQL's `integer`, the type of every id that addresses name. */
export const GREATEST_ID = 2_147_483_647;
const ID = /^[1-9]\d{0,9}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Absent = new () => Problem;

/** The id that a part of an address names: decimal digits without sign or leading zero. Throws `absent` for anything else. */
export function idIn(text: string, absent: Absent): number {
  if (!ID.test(text) || Number(text) > GREATEST_ID) throw new absent();
  return Number(text);
}

/** `@Param('id', new IdPipe(StaffNotFound)) id: number`. */
export class IdPipe implements PipeTransform<string, number> {
  constructor(private readonly absent: Absent) {}

  transform(text: string): number {
    return idIn(text, this.absent);
  }
}

/** The same for ids that are UUIDs, in letters of either case: `@Param('id', new UuidPipe(ScheduleNotFound)) id: string`. */
export class UuidPipe implements PipeTransform<string, string> {
  constructor(private readonly absent: Absent) {}

  transform(text: string): string {
    if (!UUID.test(text)) throw new this.absent();
    return text;
  }
}
