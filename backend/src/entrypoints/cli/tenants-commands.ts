import { type INestApplicationContext } from '@nestjs/common';
import {
  Brands,
  ConfigurationExport,
  type LoadedTenant,
  type Release,
  Releases,
  RevisionHistory,
  Revisions,
  Schedule,
  Tenants,
  loadTenant,
  loadTenants,
} from '../../modules/tenants';
import { type FieldError } from '../../platform/http';
import { actorOf, withServices, writerOf } from './services';
import { addDiscountCode, endDiscountCode, listDiscountCodes } from './discount-codes';
import { debitFile, debitPaid, debitReturned, listDebitFiles } from './debits';
import { checkLedger, giveCredits, reverseCredits } from './credits';
import { domain, tellClosedHosts } from './domains';
import { listHeldMessages, rejectMessage, releaseMessage } from './held-messages';
import {
  exportBooks,
  listDifferences,
  listOrders,
  refundMade,
  refundOrder,
  resolveDifference,
  retryRefund,
  settlementReport,
  showOrder,
  vatReport,
} from './orders';
import { fleet } from './fleet';
import { launch } from './launch';
import { approvePhoto, listPhotos, rejectPhoto, savePhoto } from './photos';
import {
  addEventSecret,
  addProviderAccount,
  checkPayments,
  checkSelling,
  listProviderAccounts,
  replaceProviderKey,
  setProviderAccount,
  setReportsKey,
} from './payments';
import { portraits } from './demo/portraits/portraits-command';
import { postbackSecret } from './postback-secret';
import { rotatePushKey } from './push-keys';
import { writeNewBrand } from './new-brand';
import { applyPeople, readPeople } from './people';
import { seed } from './seed';
import { type Options, UsageError, optional, required } from './usage';

const ROOT = process.env['TENANTS_DIR'] ?? 'tenants';

/** The operator's commands; see usage.ts. */
export async function tenantsCommand(command: string, names: readonly string[], options: Options): Promise<void> {
  switch (command) {
    case 'validate':
      return validate(readPeople(ROOT, load(names), tell).map(({ brand }) => brand));
    case 'plan':
      return withServices((services) => plan(services, load(names)));
    case 'apply':
      return withServices((services) => apply(services, load(names), options));
    case 'publish':
      return withServices((services) => publish(services, one(names), options));
    case 'rollback':
      return withServices((services) => rollBack(services, one(names), options));
    case 'history':
      return withServices((services) => history(services, one(names)));
    case 'domain':
      return withServices((services) => domain(services, one(names), options));
    case 'fleet':
      return withServices((services) => fleet(services, names, options));
    case 'launch':
      return withServices((services) => launch(services, names, options));
    case 'export':
      return withServices((services) => exportSource(services, one(names), options));
    case 'postback-secret':
      return withServices((services) => postbackSecret(services, one(names), options));
    case 'rotate-push-key':
      return withServices((services) => rotatePushKey(services, one(names), options));
    case 'photos':
      return withServices((services) => listPhotos(services, one(names)));
    case 'save-photo':
      return withServices((services) => savePhoto(services, one(names), options));
    case 'approve-photo':
      return withServices((services) => approvePhoto(services, one(names), options));
    case 'reject-photo':
      return withServices((services) => rejectPhoto(services, one(names), options));
    case 'held-messages':
      return withServices((services) => listHeldMessages(services, one(names)));
    case 'release-message':
      return withServices((services) => releaseMessage(services, one(names), options));
    case 'reject-message':
      return withServices((services) => rejectMessage(services, one(names), options));
    case 'give-credits':
      return withServices((services) => giveCredits(services, one(names), options));
    case 'reverse-credits':
      return withServices((services) => reverseCredits(services, one(names), options));
    case 'check-ledger':
      return withServices(checkLedger);
    case 'provider-accounts':
      return withServices((services) => listProviderAccounts(services, one(names)));
    case 'add-provider-account':
      return withServices((services) => addProviderAccount(services, one(names), options));
    case 'add-event-secret':
      return withServices((services) => addEventSecret(services, one(names), options));
    case 'replace-provider-key':
      return withServices((services) => replaceProviderKey(services, one(names), options));
    case 'set-reports-key':
      return withServices((services) => setReportsKey(services, one(names), options));
    case 'set-provider-account':
      return withServices((services) => setProviderAccount(services, one(names), options));
    case 'discount-codes':
      return withServices((services) => listDiscountCodes(services, one(names)));
    case 'add-discount-code':
      return withServices((services) => addDiscountCode(services, one(names), options));
    case 'end-discount-code':
      return withServices((services) => endDiscountCode(services, one(names), options));
    case 'check-payments':
      return withServices(checkPayments);
    case 'orders':
      return withServices((services) => listOrders(services, one(names), options));
    case 'order':
      return withServices((services) => showOrder(services, one(names), options));
    case 'refund':
      return withServices((services) => refundOrder(services, one(names), options));
    case 'retry-refund':
      return withServices((services) => retryRefund(services, one(names), options));
    case 'refund-made':
      return withServices((services) => refundMade(services, one(names), options));
    case 'debit-files':
      return withServices((services) => listDebitFiles(services, one(names)));
    case 'debit-file':
      return withServices((services) => debitFile(services, one(names), options));
    case 'debit-returned':
      return withServices((services) => debitReturned(services, one(names), options));
    case 'debit-paid':
      return withServices((services) => debitPaid(services, one(names), options));
    case 'differences':
      return withServices((services) => listDifferences(services, one(names)));
    case 'resolve-difference':
      return withServices((services) => resolveDifference(services, one(names), options));
    case 'settlement-report':
      return withServices((services) => settlementReport(services, one(names), options));
    case 'vat-report':
      return withServices((services) => vatReport(services, one(names), options));
    case 'export-books':
      return withServices((services) => exportBooks(services, one(names), options));
    case 'new':
      return writeNewBrand(ROOT, options, tell);
    case 'people': {
      const brands = readPeople(ROOT, load(names), tell);
      const reason = optional(options, 'reason') ?? 'As its file says';
      return withServices(async (services) => applyPeople(services, brands, await writerOf(services, options), reason));
    }
    case 'portraits':
      return portraits(load(names));
    case 'seed': {
      const brands = readPeople(ROOT, load(names), tell);
      return withServices((services) =>
        seed(services, brands, options['cast'] === true, optional(options, 'payments')),
      );
    }
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

function one(names: readonly string[]): string {
  const [name, ...rest] = names;
  if (name === undefined || rest.length > 0) throw new UsageError('Name one brand.');
  return name;
}

/** The brands named, or all; with any fault nothing goes on, and every fault is told. */
function load(names: readonly string[]): LoadedTenant[] {
  const loaded = names.length === 0 ? loadTenants(ROOT) : names.map((name) => loadTenant(ROOT, name));
  const broken = loaded.filter((result) => !result.ok);
  for (const { folder, faults } of broken) tell(folder, faults);
  if (broken.length > 0) throw new UsageError(`${broken.length} of ${loaded.length} brands have faults.`);
  return loaded.flatMap((result) => (result.ok ? [result.tenant] : []));
}

function tell(brand: string, faults: readonly FieldError[]): void {
  console.error(`${brand}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
  for (const fault of faults) console.error(`  ${fault.path || '(file)'}: ${fault.message}`);
}

/** Files need nothing else to be checked; providers are asked, too, where a database is named that knows their accounts. */
async function validate(brands: readonly LoadedTenant[]): Promise<void> {
  for (const { head } of brands) console.log(`${head.slug}: valid`);
  if (process.env['DATABASE_URL'] !== undefined) await withServices((services) => checkSelling(services, brands));
}

async function plan(services: INestApplicationContext, brands: readonly LoadedTenant[]): Promise<void> {
  for (const brand of brands) {
    const tenant = await services.get(Tenants).find(brand.head.slug);
    if (!tenant) {
      console.log(`${brand.head.slug}: new, nothing is live yet`);
      continue;
    }
    const { live, changes } = await services.get(Revisions).plan(tenant.id, brand.own as never);
    console.log(
      `${brand.head.slug}: ${changes.length === 0 ? 'as it is live' : `${changes.length} changes`} (revision ${live ?? 'none'} is live)`,
    );
    for (const { path, before, after } of changes)
      console.log(`  ${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  }
  await checkSelling(services, brands);
}

async function apply(
  services: INestApplicationContext,
  brands: readonly LoadedTenant[],
  options: Options,
): Promise<void> {
  const author = await actorOf(services, required(options, 'author'));
  const reason = required(options, 'reason');
  for (const brand of brands) {
    const { revision, changes } = await services.get(Brands).apply(brand, author, reason);
    console.log(
      `${brand.head.slug}: ${revision === null ? 'as it is live' : `revision ${revision} with ${changes} changes`}`,
    );
  }
}

async function publish(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const tenant = await services.get(Tenants).get(slug);
  const author = await actorOf(services, required(options, 'author'));
  const request = {
    revision: Number(required(options, 'revision')),
    base: base(options, tenant.live_revision),
    reason: required(options, 'reason'),
  };
  const at = optional(options, 'at');
  if (at !== undefined) {
    const id = await services.get(Schedule).add(tenant.id, { ...request, at: new Date(at) }, author);
    console.log(`${slug}: revision ${request.revision} will be live from ${new Date(at).toISOString()} (${id})`);
  } else await report(services, slug, await services.get(Releases).publish(tenant.id, request, author));
  await tellClosedHosts(services, slug);
}

async function rollBack(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const tenant = await services.get(Tenants).get(slug);
  const author = await actorOf(services, required(options, 'author'));
  const revision = optional(options, 'revision');
  const request = {
    base: base(options, tenant.live_revision),
    reason: required(options, 'reason'),
    ...(revision !== undefined && { revision: Number(revision) }),
  };
  await report(services, slug, await services.get(Releases).rollBack(tenant.id, request, author));
}

const base = (options: Options, live: number | null): number | null => {
  const given = optional(options, 'base');
  return given === undefined ? live : Number(given);
};

async function report(services: INestApplicationContext, slug: string, release: Release): Promise<void> {
  const { applied, processes, seconds } = await services.get(Releases).arrival(release);
  const where =
    seconds === null
      ? `${applied} of ${processes} processes have it so far`
      : `all ${processes} processes have it after ${seconds.toFixed(2)} s`;
  console.log(`${slug}: revision ${release.revision} is live; ${where}`);
}

async function history(services: INestApplicationContext, slug: string): Promise<void> {
  const tenant = await services.get(Tenants).get(slug);
  for (const entry of await services.get(RevisionHistory).all(tenant.id)) {
    const approved = entry.approvers.length > 0 ? `, approved by ${entry.approvers.join(', ')}` : '';
    console.log(
      `${entry.live ? '●' : '○'} ${entry.revision}  ${entry.created_at.toISOString()}  ${entry.author}${approved}: ${entry.reason}`,
    );
    for (const release of entry.releases)
      console.log(`     ${release.kind} ${release.at} by ${release.author}: ${release.reason}`);
  }
}

async function exportSource(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const tenant = await services.get(Tenants).get(slug);
  const asked = optional(options, 'revision');
  if (asked === undefined && tenant.live_revision === null) throw new UsageError(`${slug} has nothing live.`);
  const author = await writerOf(services, options);
  const revision = asked === undefined ? undefined : Number(asked);
  process.stdout.write(await services.get(ConfigurationExport).export(tenant, revision, author));
}
