import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { AlreadyEnrolled, StaffPasswordNeeded } from '../errors';
import { type NewFactor, SecondFactors } from './second-factors';
import { StaffSessions } from './staff-sessions';

/** A new secret for whoever has none that is confirmed. Asking again replaces it: it is shown this once. */
@Injectable()
export class EnrolSecondFactor {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly sessions: StaffSessions,
    private readonly factors: SecondFactors,
  ) {}

  async enrol(token: string | undefined): Promise<Omit<NewFactor, 'sealed'>> {
    const person = token === undefined ? undefined : await this.sessions.half(token);
    if (!person) throw new StaffPasswordNeeded();
    const { sealed, secret, uri } = this.factors.create(person.id, person.email);
    const stored = await this.platform.execute(
      `insert into staff_second_factor as f (staff_id, secret) values ($1, $2)
       on conflict (staff_id) do update set secret = excluded.secret where f.confirmed_at is null`,
      [person.id, sealed],
    );
    if (stored === 0) throw new AlreadyEnrolled();
    return { secret, uri };
  }
}
