import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { RepeatedWork } from '../../platform/database';
import { AddressNotPublic } from '../../platform/outside';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { runInTenant } from '../../platform/tenancy';
import { HostNotFound } from '../tenants';
import { BrowserPresence } from './browser-presence';
import { CaptureRevisions } from './capture-revisions';
import { DiffPictures } from './diff-pictures';
import { type DiffFailure } from './shot';
import { type VisualDiffRow, VisualDiffRows } from './visual-diff-rows';

const EVERY_MS = 2000;
/** Less than the lease of a comparison. */
const LONGEST_MS = 120_000;

/** Makes the comparisons that are asked for, one at a time, where the process is told of a browser. */
@Injectable()
export class VisualDiffRunner extends RepeatedWork {
  private readonly ending = new AbortController();

  constructor(
    private readonly rows: VisualDiffRows,
    private readonly capture: CaptureRevisions,
    private readonly pictures: DiffPictures,
    private readonly presence: BrowserPresence,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(EVERY_MS, 'pictures of pages could not be made', log);
  }

  override onApplicationBootstrap(): void {
    if (this.config.CHROMIUM_PATH !== undefined) super.onApplicationBootstrap();
  }

  override async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await super.onApplicationShutdown();
  }

  protected override async work(): Promise<void> {
    await this.presence.announce();
    await this.runNext();
  }

  /** Answers whether there was one. */
  async runNext(): Promise<boolean> {
    const row = await this.rows.claim();
    if (!row) return false;
    const time = AbortSignal.timeout(LONGEST_MS);
    const signal = AbortSignal.any([time, this.ending.signal]);
    try {
      // Another worker may have begun it before.
      await this.clear(row);
      await this.capture.capture(row, signal, (shots) => this.rows.storeShots(row, shots));
      await this.rows.end(row, null);
    } catch (error) {
      await this.clear(row);
      if (this.ending.signal.aborted) await this.rows.giveBack(row);
      else {
        this.log.warn({ err: error, tenant: row.tenant_id }, 'pages could not be captured');
        await this.rows.end(row, time.aborted ? 'too_long' : failureOf(error));
      }
    }
    return true;
  }

  private clear({ tenant_id: tenantId, id }: VisualDiffRow): Promise<void> {
    return runInTenant(tenantId, () => this.pictures.deleteAll(id));
  }
}

function failureOf(error: unknown): DiffFailure {
  const { name, message } = error as Error;
  if (name === 'PageFailed') return 'page_failed';
  if (error instanceof HostNotFound || error instanceof AddressNotPublic || /ENOTFOUND|net::ERR_/.test(message))
    return 'not_reached';
  return 'no_browser';
}
