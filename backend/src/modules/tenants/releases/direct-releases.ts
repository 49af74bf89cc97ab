import { Injectable } from '@nestjs/common';
import { type PlatformConnection } from '../../../platform/database';
import { type Actor } from '../actor';
import { type DocumentLayer } from '../document';
import { Revisions } from '../revisions/revisions';
import { type Approver, type RequireSecondPerson } from '../second-person';
import { lockVersion } from '../version';
import { type Release, Releases } from './releases';

export interface DirectRelease {
  readonly source: DocumentLayer;
  /** The revision that is live and that the source was made from. */
  readonly base: number;
  readonly reason: string;
  readonly author: Actor;
  /** The people whose word for this very change was taken before it was written down as a revision. */
  readonly approvers: readonly Approver[];
  readonly requireSecondPerson: RequireSecondPerson;
}

/** Writes a revision on the live one and publishes it at once, by the rules of both, in one transaction. */
@Injectable()
export class DirectReleases {
  constructor(
    private readonly revisions: Revisions,
    private readonly releases: Releases,
  ) {}

  /** In the caller's transaction; they announce the release after their commit. */
  async publishWithin(
    connection: PlatformConnection,
    tenantId: number,
    { source, base, reason, author, approvers, requireSecondPerson }: DirectRelease,
    publisher: Actor,
  ): Promise<Release> {
    await lockVersion(connection);
    const revision = await this.revisions.draftWithin(connection, tenantId, { source, base, reason }, author);
    for (const approver of approvers)
      await this.revisions.approveWithin(connection, { tenantId, revision }, approver, requireSecondPerson, { reason });
    return this.releases.publishWithin(connection, tenantId, { revision, base, reason }, publisher);
  }

  announce(release: Release): Release {
    return this.releases.announce(release);
  }
}
