import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { PlatformDatabase } from '../../../platform/database';
import { audit } from '../../tenants';
import { CONSOLE_TABLES } from '../tables';
import { type StaffRow } from '../staff/staff-tokens';
import { TOKEN_DAYS, hashOfToken } from '../staff/staff-rows';

const LABEL = 'isolation proof';
/** Half as long as a token works, so that one is never about to end when it is begun with. */
const PERIOD_MS = (TOKEN_DAYS / 2) * 86_400_000;
/** How often staff may revoke one within its period. */
const MOST_REVOKED = 20;

/**
 * The tokens of the proof's accounts. Each is derived from a key of the platform, so that all workers have the same one and a
 * worker that starts makes none.
 */
@Injectable()
export class ProbeTokens {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  /** The token of this period, which ends those of workers before. One that staff revoked gives way to another. */
  tokenOf(person: Pick<StaffRow, 'id' | 'email'>, now = Date.now()): Promise<string> {
    const period = Math.floor(now / PERIOD_MS);
    return this.platform.transaction(async (connection) => {
      await connection.query('select from staff where id = $1 for update', [person.id]);
      const known = await connection
        .repository(CONSOLE_TABLES.staff_token)
        .find({ select: { hash: true, revoked_at: true }, where: { staff_id: person.id } });
      const isRevoked = (hash: Buffer): boolean =>
        known.some((one) => one.revoked_at !== null && hash.equals(one.hash));
      const tokens = [period, period - 1].map((at) => this.derived(person.email, at));
      const token = tokens[0]?.find((one) => !isRevoked(hashOfToken(one)));
      if (token === undefined) throw new Error(`staff have revoked ${String(MOST_REVOKED)} tokens of ${LABEL}`);
      const added = await connection.execute(
        `insert into staff_token (hash, staff_id, label, expires_at) select $1, id, $3, now() + make_interval(days => $4)
         from staff where id = $2 and disabled_at is null on conflict (hash) do nothing`,
        [hashOfToken(token), person.id, LABEL, TOKEN_DAYS],
      );
      if (added === 0) return token;
      // Workers that go on may have the one of the period before.
      await connection.execute(
        'update staff_token set revoked_at = now() where staff_id = $1 and revoked_at is null and not hash = any($2::bytea[])',
        [person.id, tokens.flat().map(hashOfToken)],
      );
      await audit(
        connection,
        { email: LABEL },
        { action: 'staff.token_issued', tenantId: null, subject: person.email, details: { label: LABEL } },
      );
      return token;
    });
  }

  private derived(email: string, period: number): string[] {
    return Array.from({ length: MOST_REVOKED }, (_, at) =>
      this.keys.derive(`isolation proof ${email} ${String(period)} ${String(at)}`).toString('base64url'),
    );
  }
}
