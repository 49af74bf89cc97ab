import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type Actor, type DomainRow, type TenantRow, audit } from '../tenants';
import { BrandFacts } from './brand-facts';
import { LAUNCH_CHECKS } from './checks/all-checks';
import { type CheckedBrand, primaryHost } from './launch-check';
import { type ExpectedCheck, type LaunchRow, LaunchRows } from './launch-rows';
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

  /** Makes every check due now; workers make them within seconds. */
  async askForChecks(tenant: TenantRow, actor: Actor): Promise<LaunchView> {
    const brand = await this.facts.of(tenant);
    await this.rows.expect(tenant.id, expectedOf(brand));
    await this.rows.hasten(tenant.id);
    await this.platform.transaction((connection) =>
      audit(connection, actor, { action: 'preflight.asked', tenantId: tenant.id, subject: tenant.slug }),
    );
    return viewOf(brand, await this.rows.list(tenant.id));
  }
}

function expectedOf({ hosts }: CheckedBrand): ExpectedCheck[] {
  return LAUNCH_CHECKS.flatMap(({ name, per, blocks }): ExpectedCheck[] =>
    per === 'brand'
      ? [{ name, host: '', blocks }]
      : // Only the host that visitors know has to be there; the others follow when they are ready.
        hosts.map(({ host, kind }) => ({ name, host, blocks: kind === 'primary' ? blocks : 'nothing' })),
  );
}

function viewOf(brand: CheckedBrand, rows: readonly LaunchRow[]): LaunchView {
  const { tenant, hosts, revision } = brand;
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
