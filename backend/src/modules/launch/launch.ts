import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type Actor, type DomainRow, type TenantRow, audit } from '../tenants';
import { BrandFacts } from './brand-facts';
import { LAUNCH_CHECKS } from './checks/all-checks';
import { expectedOf } from './expected-checks';
import { waiting } from './finding';
import { type CheckedBrand, primaryHost } from './launch-check';
import { type LaunchRow, LaunchRows } from './launch-rows';
import { type CheckState, LAUNCH_STEPS, type LaunchStep } from './names';

export type ShownCheck = Pick<
  LaunchRow,
  'name' | 'host' | 'state' | 'blocks' | 'found' | 'wanted' | 'records' | 'fixer' | 'checked_at' | 'next_at'
>;

export interface ShownStep {
  readonly name: LaunchStep;
  readonly state: CheckState;
  readonly checks: readonly ShownCheck[];
}

export interface LaunchView {
  readonly live_revision: number | null;
  /** The newest revision, which the checks look at; null before the first draft. */
  readonly revision: number | null;
  readonly hosts: readonly DomainRow[];
  /** Whether every check that publishing waits for is passed. */
  readonly is_ready: boolean;
  readonly steps: readonly ShownStep[];
}

/** A brand's way from a name to being live: what is done, what is open, and what stands in the way. */
@Injectable()
export class Launch {
  constructor(
    private readonly rows: LaunchRows,
    private readonly facts: BrandFacts,
    private readonly platform: PlatformDatabase,
  ) {}

  /** Shows how far a brand is, and has its open checks made more often while somebody looks. */
  async show(tenant: TenantRow): Promise<LaunchView> {
    const brand = await this.facts.of(tenant);
    await this.rows.expect(tenant.id, expectedOf(brand));
    const isApproved = brand.revision !== undefined && brand.missingApproval === undefined;
    await this.rows.watch(tenant.id, brand.revision?.revision ?? null, isApproved);
    return viewOf(brand, await this.rows.list(tenant.id));
  }

  /** Whether some process is making checks of the brand now. */
  isLookedAt({ id }: TenantRow): Promise<boolean> {
    return this.rows.isClaimed(id);
  }

  /** Makes every check due now; workers make them within seconds. */
  async askForChecks(tenant: TenantRow, actor: Actor): Promise<LaunchView> {
    const brand = await this.facts.of(tenant);
    await this.rows.expect(tenant.id, expectedOf(brand));
    await this.platform.transaction(async (connection) => {
      await this.rows.hasten(tenant.id, undefined, connection);
      await audit(connection, actor, { action: 'preflight.asked', tenantId: tenant.id, subject: tenant.slug });
    });
    return viewOf(brand, await this.rows.list(tenant.id));
  }
}

function viewOf(brand: CheckedBrand, stored: readonly LaunchRow[]): LaunchView {
  const { tenant, hosts, revision } = brand;
  const rows = stored.map((row) => ofNewest(row, revision?.revision));
  const steps = LAUNCH_STEPS.map((name): ShownStep => {
    const checks = checksOf(name, rows);
    return { name, checks, state: stateOf(name, brand, checks) };
  });
  return {
    live_revision: tenant.live_revision,
    revision: revision?.revision ?? null,
    hosts,
    is_ready: rows.every((row) => row.blocks !== 'publish' || isPassed(row.state)),
    steps,
  };
}

/** A finding about another revision says nothing of the newest one, which is looked at within seconds. */
function ofNewest(row: LaunchRow, newest: number | undefined): LaunchRow {
  if (row.revision === null || row.revision === newest) return row;
  const found = `Not looked at since revision ${newest ?? 'none'}: the last look was at revision ${row.revision}.`;
  return { ...row, ...waiting(found, { wanted: row.wanted }), fixer: null, records: [] };
}

function checksOf(step: LaunchStep, rows: readonly LaunchRow[]): ShownCheck[] {
  const ofStep = LAUNCH_CHECKS.filter((check) => check.step === step);
  return ofStep.flatMap(({ name }) =>
    rows
      .filter((row) => row.name === name)
      .toSorted((one, other) => Number(one.blocks === 'nothing') - Number(other.blocks === 'nothing'))
      .map(shownOf),
  );
}

function shownOf({
  name,
  host,
  state,
  blocks,
  found,
  wanted,
  records,
  fixer,
  checked_at,
  next_at,
}: LaunchRow): ShownCheck {
  return { name, host, state, blocks, found, wanted, records, fixer, checked_at, next_at };
}

const isPassed = (state: CheckState): boolean => state === 'ok' || state === 'not_needed';

/** The worst of the checks that something waits for. */
function stateOf(step: LaunchStep, brand: CheckedBrand, checks: readonly ShownCheck[]): CheckState {
  if (step === 'name') return primaryHost(brand) === undefined ? 'wait' : 'ok';
  if (step === 'publish') return brand.tenant.live_revision === null ? 'wait' : 'ok';
  const states = checks.filter(({ blocks }) => blocks !== 'nothing').map(({ state }) => state);
  if (states.includes('wrong')) return 'wrong';
  return states.includes('wait') ? 'wait' : 'ok';
}
