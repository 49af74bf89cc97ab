import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { currentTenantId } from '../../../platform/tenancy';
import { readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { PublishedSites } from '../../tenants';
import { ExportArchive } from './export-archive';
import { ExportFiles } from './export-files';

const KEPT_DAYS = 7;

interface Asked {
  readonly account: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly time_zone: string | null;
}

/** Makes the file of an export that was asked for. Made twice it is the same file, and one mail. */
@Injectable()
export class MakeExport {
  constructor(
    private readonly database: Database,
    private readonly sites: PublishedSites,
    private readonly archive: ExportArchive,
    private readonly files: ExportFiles,
    private readonly hint: OutboxHint,
  ) {}

  async make(id: string): Promise<void> {
    const asked = await this.pending(id);
    if (asked === undefined) return;
    const { account, time_zone } = asked;
    const { locale, country } = readerOf(asked);
    const { document } = await this.sites.get(currentTenantId());
    const head = { brand: document.settings.name, madeAt: new Date() };
    const tag = await this.sites.tagOf(currentTenantId(), locale, country);
    const content = await this.archive.open({ account, tag, timeZone: time_zone }, head);
    const bytes = await this.files.write(account, id, content);
    if (await this.finish(id, asked, bytes)) this.hint.give();
    // The account was erased meanwhile, or somebody else was quicker; a file that nobody asks for any more goes.
    else if (!(await this.isKept(id))) await this.files.delete(account, id);
  }

  private async pending(id: string): Promise<Asked | undefined> {
    const [asked] = await this.database.query<Asked>(
      `select a.id as account, p.name, a.email, a.language, p.country, a.time_zone
       from data_export e join account a on a.id = e.account_id join profile p on p.id = a.id
       where e.id = $1 and e.status = 'pending'`,
      [id],
    );
    return asked;
  }

  /** Ready and its mail together; answers whether it was us. */
  private finish(id: string, { name, email, ...reader }: Asked, bytes: number): Promise<boolean> {
    return this.database.transaction(async () => {
      const changed = await this.database.execute(
        `update data_export set status = 'ready', ready_at = now(), bytes = $2,
           expires_at = now() + make_interval(days => $3) where id = $1 and status = 'pending'`,
        [id, bytes, KEPT_DAYS],
      );
      if (changed === 0) return false;
      const person = { address: email, ...readerOf(reader) };
      await this.database.batch([mailEntry({ mail: 'export_ready', params: { name }, person })]);
      return true;
    });
  }

  private async isKept(id: string): Promise<boolean> {
    const rows = await this.database.query("select from data_export where id = $1 and status = 'ready'", [id]);
    return rows.length > 0;
  }
}
