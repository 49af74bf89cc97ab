import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplicationContext } from '@nestjs/common';
import { type ListedDevice, PushDeviceAdmin } from '../../modules/push';
import { Tenants } from '../../modules/tenants';
import { withServices } from './services';
import { type Options, UsageError, required, whole } from './usage';

const LOOK_MS = 500;
/** A worker sends at once; a service may take five seconds to answer. */
const LOOKS = 30;

/** The commands of operators about the devices of one member. */
export function pushCommand(command: string, options: Options): Promise<void> {
  switch (command) {
    case 'test':
      return withServices((services) => test(services, options));
    case 'devices':
      return withServices(async (services) => show(await devicesOf(services, options)));
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

async function test(services: INestApplicationContext, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(required(options, 'tenant'));
  const member = whole(options, 'member');
  const before = await services.get(PushDeviceAdmin).sendTest(id, member);
  if (before.length === 0) return show(before);
  console.log(`A test goes to ${before.length} ${before.length === 1 ? 'device' : 'devices'}.`);
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await devicesOf(services, options);
    if (before.every((device) => isTried(device, now))) return show(now);
    await pause(LOOK_MS);
  }
  show(await devicesOf(services, options));
  throw new Error('Not every device was tried. Does a worker run?');
}

/** Gone, or tried since. */
function isTried(before: ListedDevice, now: readonly ListedDevice[]): boolean {
  const device = now.find(({ id }) => id === before.id);
  return device === undefined || device.sends[0]?.at !== before.sends[0]?.at;
}

async function devicesOf(services: INestApplicationContext, options: Options): Promise<ListedDevice[]> {
  const { id } = await services.get(Tenants).get(required(options, 'tenant'));
  return services.get(PushDeviceAdmin).list(id, whole(options, 'member'));
}

function show(devices: readonly ListedDevice[]): void {
  if (devices.length === 0) console.log('No device of this member gets pushes.');
  for (const { id, device, createdAt, lastOkAt, failures, sends } of devices) {
    const last = lastOkAt === null ? 'never reached' : `last reached ${lastOkAt.toISOString()}`;
    console.log(`${id}  ${device}  since ${createdAt.toISOString()}, ${last}, ${failures} refusals in a row`);
    for (const { at, push, service, end, status } of sends)
      console.log(`  ${at}  ${push}  ${service}  ${end}  ${status}`);
  }
}
