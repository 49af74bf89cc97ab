import { Inject, Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { runInTenant } from '../../../platform/tenancy';
import { type Actor, audit } from '../../tenants';
import { PhotoDecided, PhotoNotFound } from '../photos/errors';
import { PhotoFiles } from '../photos/photo-files';
import { SecondPersonNeeded } from '../second-looks/errors';
import { showAfterSuspicion } from '../second-looks/minor-suspicion';
import { type LookedAt, type PhotoOutcome, lookedFirst } from '../second-looks/second-look';

interface Evidence {
  readonly profile_id: number | null;
  readonly file: string;
  readonly first_by: string;
  readonly first_people: readonly number[];
  readonly decided_at: Date | null;
}

interface Subject {
  readonly tenantId: number;
  readonly photo: number;
  readonly actor: Actor;
}

const FIND = `select profile_id, file, first_by, first_people, decided_at from minor_evidence
  where tenant_id = $1 and photo_id = $2`;
const CONFIRM = 'update minor_evidence set decided_at = now(), decided_by = $3 where tenant_id = $1 and photo_id = $2';

/** Copies of pictures that may show a child, which their owners cannot delete. */
@Injectable()
export class MinorEvidence {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly files: PhotoFiles,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * After somebody said that it is a child, in their transaction, which holds the photos of the profile: its owner deletes
   * the photo before or after, never meanwhile. The second person who says so confirms the evidence.
   */
  async keep(connection: Connection, { tenantId, photo, profileId, by }: LookedAt, file: string): Promise<void> {
    const [known] = await connection.query<Evidence>(FIND, [tenantId, photo]);
    if (known?.decided_at === null && !lookedFirst(known, by))
      await connection.execute(CONFIRM, [tenantId, photo, by.email]);
    if (known) return;
    const copy = await runInTenant(tenantId, () => this.files.copyAsEvidence(file)).catch((error: unknown) => {
      // The picture is hidden at once, also where the storage is away.
      this.logger.error({ err: error, tenantId, photo }, 'evidence could not be kept');
    });
    if (copy === undefined) return;
    await connection.execute(
      `insert into minor_evidence (tenant_id, photo_id, profile_id, file, first_by, first_people)
       values ($1, $2, $3, $4, $5, $6)`,
      [tenantId, photo, profileId, copy, by.email, by.people?.ids ?? []],
    );
  }

  /** It is no child: the copy goes. */
  async drop(connection: Connection, tenantId: number, photo: number): Promise<void> {
    await connection.execute('delete from minor_evidence where tenant_id = $1 and photo_id = $2', [tenantId, photo]);
  }

  /** A second person takes back that it is a child: it waits again. */
  async reopen(connection: Connection, tenantId: number, photo: number): Promise<void> {
    await connection.execute(
      'update minor_evidence set decided_at = null, decided_by = null where tenant_id = $1 and photo_id = $2',
      [tenantId, photo],
    );
  }

  /** The second person's decision about a photo that its owner has deleted. Throws PhotoNotFound where nothing was kept. */
  async decide({ tenantId, photo, actor }: Subject, { reason, outcome }: PhotoOutcome): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [kept] = await connection.query<Evidence>(`${FIND} for update`, [tenantId, photo]);
      if (!kept) throw new PhotoNotFound();
      if (kept.decided_at !== null) throw new PhotoDecided();
      if (lookedFirst(kept, actor)) throw new SecondPersonNeeded();
      if (reason === 'minor') await connection.execute(CONFIRM, [tenantId, photo, actor.email]);
      else {
        await this.drop(connection, tenantId, photo);
        const show = showAfterSuspicion(tenantId, kept.profile_id ?? 0);
        await connection.execute(show.text, show.values);
      }
      // The account may be erased, and its number is not to come back by the audit.
      const subject = kept.profile_id === null ? 'account:erased' : `account:${kept.profile_id}`;
      const details = { photo, photo_deleted: true, ...(reason !== null && { reason }) };
      await audit(connection, actor, { action: `photo.${outcome}`, tenantId, subject, details });
    });
  }

  /** For the second person while they have to look, and for operators, who answer authorities. Each look is audited. */
  async picture({ tenantId, photo, actor }: Subject): Promise<Buffer> {
    const [kept] = await this.platform.query<Evidence>(FIND, [tenantId, photo]);
    const isSecond = kept?.decided_at === null && !lookedFirst(kept, actor);
    if (!kept || !(isSecond || actor.role === 'operator')) throw new PhotoNotFound();
    const subject = kept.profile_id === null ? 'account:erased' : `account:${kept.profile_id}`;
    await this.platform.transaction((connection) =>
      audit(connection, actor, { action: 'evidence.looked_at', tenantId, subject, details: { photo } }),
    );
    return runInTenant(tenantId, () => this.files.readWhole(kept.file));
  }
}
