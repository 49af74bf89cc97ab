import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { uuidV7 } from '../../platform/outbox';
import { runInTenant } from '../../platform/tenancy';
import { type Actor, PreviewLinks, Revisions, audit } from '../tenants';
import { BrowserPresence } from './browser-presence';
import { DiffPictures } from './diff-pictures';
import { VisualDiffNotFound, VisualDiffUnderWay, VisualDiffsOff } from './errors';
import { type PictureKind } from './shot';
import { type VisualDiffRow, VisualDiffRows } from './visual-diff-rows';

/** Comparisons of two revisions of a brand as visitors would see them: asked for, looked at, and their pictures. */
@Injectable()
export class VisualDiffs {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly rows: VisualDiffRows,
    private readonly pictures: DiffPictures,
    private readonly presence: BrowserPresence,
    private readonly revisions: Revisions,
    private readonly previews: PreviewLinks,
  ) {}

  /** Whether this deployment makes pictures at all. */
  isOffered(): Promise<boolean> {
    return this.presence.isThere();
  }

  async newest(tenantId: number, revision: number, against: number): Promise<VisualDiffRow | undefined> {
    for (const one of [revision, against]) await this.revisions.get(tenantId, one);
    return this.rows.newest(tenantId, revision, against);
  }

  /** Has a worker compare two revisions. Asked twice it is made once. */
  async ask(
    tenantId: number,
    { revision, against }: { readonly revision: number; readonly against: number },
    actor: Actor,
  ): Promise<VisualDiffRow> {
    await this.revisions.get(tenantId, against);
    // It refuses a brand whose pages cannot be opened.
    await this.previews.create(tenantId, revision, 1);
    if (!(await this.presence.isThere())) throw new VisualDiffsOff();
    await this.platform.transaction(async (connection) => {
      const added = await connection.execute(
        `insert into visual_diff (tenant_id, id, revision, against) values ($1, $2, $3, $4)
         on conflict (tenant_id) where status in ('waiting', 'running') do nothing`,
        [tenantId, uuidV7(), revision, against],
      );
      if (added === 0) return;
      const details = { against };
      await audit(connection, actor, {
        action: 'visual_diff.asked',
        tenantId,
        subject: `revision ${revision}`,
        details,
      });
    });
    const row = await this.rows.newest(tenantId, revision, against);
    if (!row || row.status === 'done' || row.status === 'failed') throw new VisualDiffUnderWay();
    return row;
  }

  /** A WebP. */
  async picture(tenantId: number, id: string, shot: number, kind: PictureKind): Promise<Buffer> {
    const row = await this.rows.find(tenantId, id);
    if (row?.status !== 'done' || row.shots[shot] === undefined) throw new VisualDiffNotFound();
    return runInTenant(tenantId, () => this.pictures.read(id, shot, kind));
  }
}
