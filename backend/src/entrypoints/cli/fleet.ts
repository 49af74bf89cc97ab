import { type INestApplicationContext } from '@nestjs/common';
import { CreateWave, type ShownWave, type ShownWaveBrand, WaveActs, type WaveChange, Waves } from '../../modules/fleet';
import { actorOf } from './services';
import { type Options, UsageError, optional, required, whole } from './usage';

const MOST = 50;
const PAGE = 200;
const MINUTE = 60;

/** Changes of many brands. Workers make the dry run and go from stage to stage; this tells them to, and how far they are. */
export async function fleet(
  services: INestApplicationContext,
  [act, ...brands]: readonly string[],
  options: Options,
): Promise<void> {
  if (act === undefined) return list(services);
  if (act === 'plan') return plan(services, brands, options);
  const id = required(options, 'wave');
  if (act !== 'show') await doAct(services, act, id, brands[0], options);
  await show(services, id);
}

async function list(services: INestApplicationContext): Promise<void> {
  for (const wave of await services.get(Waves).list([], undefined, MOST)) console.log(`${wave.id}  ${standing(wave)}`);
}

async function plan(services: INestApplicationContext, brands: readonly string[], options: Options): Promise<void> {
  const author = await actorOf(services, required(options, 'author'));
  const isTemplate = optional(options, 'kind') === 'template';
  const id = await services.get(CreateWave).create(
    {
      kind: isTemplate ? 'template' : 'change',
      changes: isTemplate ? [] : [changeIn(options)],
      niches: optional(options, 'niche') === undefined ? [] : [whole(options, 'niche')],
      brands,
      reason: required(options, 'reason'),
      watchSeconds: optional(options, 'minutes') === undefined ? 10 * MINUTE : whole(options, 'minutes') * MINUTE,
      goesOn: true,
      limits: {},
    },
    author,
  );
  console.log(`Wave ${id}: workers make its dry run. npm run tenants -- fleet show --wave ${id}`);
}

function changeIn(options: Options): WaveChange {
  const path = required(options, 'path');
  const value = optional(options, 'value');
  if (value === undefined) return { path, act: 'reset' };
  try {
    return { path, act: 'set', value: JSON.parse(value) };
  } catch {
    throw new UsageError('--value is JSON: a text stands in double quotes.');
  }
}

async function doAct(
  services: INestApplicationContext,
  act: string,
  id: string,
  first: string | undefined,
  options: Options,
): Promise<void> {
  const author = await actorOf(services, required(options, 'author'));
  const acts = services.get(WaveActs);
  switch (act) {
    case 'start':
      return acts.start(id, first, author);
    case 'cancel':
      return acts.cancel(id, author);
    case 'stop':
      return acts.stop(id, required(options, 'reason'), author);
    case 'go-on':
      return acts.goOn(id, required(options, 'reason'), author);
    case 'rollback':
      return acts.rollBack(id, required(options, 'reason'), author);
    default:
      throw new UsageError(`There is no fleet ${act}.`);
  }
}

async function show(services: INestApplicationContext, id: string): Promise<void> {
  const waves = services.get(Waves);
  const wave = await waves.show(id);
  console.log(standing(wave));
  if (wave.missing_approvals > 0) console.log(`Money: ${wave.missing_approvals} more have to approve it, signed in.`);
  if (wave.stop_reason !== null) console.log(`Stopped: ${wave.stop_reason}`);
  for (let after = ''; ;) {
    const brands = await waves.brands(id, { states: [], after, most: PAGE });
    for (const brand of brands) tell(brand);
    const last = brands.at(-1);
    if (!last || brands.length < PAGE) return;
    after = last.tenant;
  }
}

const standing = ({ state, stage, reason, brands }: ShownWave): string =>
  `${state.replace('_', ' ')}${stage === null ? '' : ` (${stage})`}: ${reason}; ${brands.ready} to change, ${brands.published} changed`;

function tell({ tenant, state, changes, faults, note }: ShownWaveBrand): void {
  console.log(`  ${tenant}: ${state.replace('_', ' ')}${note === '' ? '' : `. ${note}`}`);
  for (const { path, before, after } of changes)
    console.log(`    ${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  for (const { path, message } of faults) console.log(`    ${path}: ${message}`);
}
