import { type INestApplicationContext } from '@nestjs/common';
import { CheckRuns, Launch, type LaunchView, type ShownCheck } from '../../modules/launch';
import { Tenants } from '../../modules/tenants';
import { actorOf } from './services';
import { type Options, UsageError, required } from './usage';

/** Tells how far a brand is on its way to being live; `check` before its name makes every check now. */
export async function launch(
  services: INestApplicationContext,
  names: readonly string[],
  options: Options,
): Promise<void> {
  const [first, second, ...rest] = names;
  const isCheck = first === 'check' && second !== undefined;
  const slug = isCheck ? second : first;
  if (slug === undefined || rest.length > 0 || (!isCheck && second !== undefined))
    throw new UsageError('Name one brand.');
  if (isCheck) await checkNow(services, slug, options);
  const tenant = await services.get(Tenants).get(slug);
  print(slug, await services.get(Launch).show(tenant));
}

/** A check takes a minute and a half at most, and a host that was seen is asked for itself next. */
const LONGEST_MS = 200_000;
const PAUSE_MS = 250;

async function checkNow(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const author = await actorOf(services, required(options, 'author'));
  const tenant = await services.get(Tenants).get(slug);
  const launches = services.get(Launch);
  await launches.askForChecks(tenant, author);
  const end = Date.now() + LONGEST_MS;
  // Workers take some of the checks: what they find is waited for.
  while (Date.now() < end) {
    if ((await services.get(CheckRuns).runDue(tenant.id)) > 0) continue;
    if (!(await launches.isLookedAt(tenant))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function print(slug: string, { steps, hosts, revision, live_revision: live, is_ready: isReady }: LaunchView): void {
  for (const [index, step] of steps.entries()) {
    console.log(`${index + 1} ${step.name}: ${wordOf(step.state)}`);
    for (const check of step.checks) printCheck(check);
  }
  for (const { host, kind, state } of hosts) console.log(`${host}  ${kind}  ${state}`);
  if (live !== null) console.log(`${slug} is live with revision ${live}.`);
  else if (revision === null) console.log(`${slug} has no draft yet: npm run tenants -- apply ${slug} …`);
  else if (isReady) console.log(`Ready: npm run tenants -- publish ${slug} --revision ${revision} …`);
  else console.log(`${slug} is not ready yet.`);
}

function printCheck({ name, host, state, blocks, found, wanted, records, fixer }: ShownCheck): void {
  const about = host === '' ? name : `${name} ${host}`;
  console.log(
    `  ${about}: ${wordOf(state)}${blocks === 'nothing' ? ' (a hint)' : ''}. ${found || 'Not looked at yet.'}`,
  );
  if (state === 'ok' || state === 'not_needed') return;
  if (wanted !== '')
    console.log(`    wanted: ${wanted}${fixer === null ? '' : ` Waits for: ${fixer.replace('_', ' ')}.`}`);
  for (const record of records) console.log(`    ${record.name}  ${record.type}  ${record.value}`);
}

const wordOf = (state: string): string => state.replace('_', ' ');
