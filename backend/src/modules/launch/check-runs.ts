import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { BrandFacts } from './brand-facts';
import { CheckToolbox } from './check-toolbox';
import { LAUNCH_CHECKS } from './checks/all-checks';
import { expectedOf } from './expected-checks';
import { type Finding, waiting } from './finding';
import { HostMoves } from './host-moves';
import { type CheckTools, type CheckedBrand } from './launch-check';
import { type DueCheck, LaunchRows } from './launch-rows';

const AT_ONCE = 40;
/** Less than the lease of a check. */
const LONGEST_MS = 90_000;

/** Looks at what is due. Any number of workers may do it at once, and a look changes nothing that it looks at; at most it sends a trial mail. */
@Injectable()
export class CheckRuns {
  constructor(
    private readonly rows: LaunchRows,
    private readonly facts: BrandFacts,
    private readonly moves: HostMoves,
    private readonly toolbox: CheckToolbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Makes what is due of all brands, or of one. Answers how many checks it took. */
  async runDue(tenantId?: number): Promise<number> {
    const due = await this.rows.claim(AT_ONCE, tenantId);
    const tenants = [...new Set(due.map(({ tenant_id }) => tenant_id))];
    await Promise.all(
      tenants.map((id) =>
        this.runOf(
          id,
          due.filter((check) => check.tenant_id === id),
        ),
      ),
    );
    return due.length;
  }

  private async runOf(tenantId: number, due: readonly DueCheck[]): Promise<void> {
    const brand = await this.facts.ofId(tenantId);
    const expected = brand ? expectedOf(brand) : [];
    // A check that there is no more would be due forever, and a host may belong to somebody else by now.
    await this.rows.expect(tenantId, expected);
    if (!brand) return;
    const left = due.filter(({ name, host }) => expected.some((one) => one.name === name && one.host === host));
    const tools = this.toolbox.toolsFor(brand);
    await Promise.all(left.map((check) => this.runOne(brand, tools, check)));
    const next = await this.moves.move(brand.tenant);
    if (next.length > 0) await this.rows.hasten(tenantId, next);
  }

  private async runOne(brand: CheckedBrand, tools: CheckTools, due: DueCheck): Promise<void> {
    const check = LAUNCH_CHECKS.find(({ name }) => name === due.name);
    if (!check) return;
    const look = async (): Promise<Finding> => check.run(brand, tools, due.host);
    const finding = await Promise.race([look(), tooLong()]).catch((error: unknown) => {
      this.logger.warn({ err: error, check: due.name }, 'a check of a launch failed');
      return waiting('The check itself failed; it is tried again.', { wanted: '', fixer: 'platform' });
    });
    await this.rows.store(due, finding, {
      revision: check.isOfRevision ? (brand.revision?.revision ?? null) : null,
      isLive: brand.tenant.live_revision !== null,
    });
  }
}

function tooLong(): Promise<Finding> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(waiting('It took too long; it is tried again.', { wanted: '', fixer: 'platform' }));
    }, LONGEST_MS);
    timer.unref();
  });
}
