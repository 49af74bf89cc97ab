import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from 'pg';
import { type TestPushService } from '../../../../backend/test/support/push-service';
import { type Stack } from '../../../local/stack';
import { type Person } from '../people';
import { onDatabase } from '../run';

export interface Device {
  readonly owner: Person;
  readonly endpoint: string;
  readonly id: string;
}

const WRITTEN_TOGETHER = 25;
const PAUSE_MS = 100;

/** Subscribes a device for each, as browsers do. */
export async function subscribeAll(
  stack: Stack,
  client: Client,
  service: TestPushService,
  people: readonly Person[],
): Promise<Device[]> {
  const url = stack.apis[0]?.url ?? '';
  const devices: Device[] = [];
  for (const [index, owner] of people.entries()) {
    const headers = {
      ...{ 'content-type': 'application/json', 'x-forwarded-host': owner.host, cookie: owner.cookie },
      'x-forwarded-for': `198.21.${index >> 8}.${index & 255}`,
    };
    const settings = await fetch(`${url}/api/settings.php`, { headers });
    const { push_public_key: key } = (await settings.json()) as { push_public_key: string };
    const subscription = service.subscribe(key);
    const body = JSON.stringify({ ...subscription, application_server_key: key });
    const answer = await fetch(`${url}/api/user.php?push=1`, { method: 'POST', headers, body });
    if (answer.status !== 204) throw new Error(`a subscription was answered ${answer.status}: ${await answer.text()}`);
    const { rows } = await client.query<{ id: string }>('select id from push_subscription where account_id = $1', [
      owner.id,
    ]);
    devices.push({ owner, endpoint: subscription.endpoint, id: rows[0]?.id ?? '' });
  }
  return devices;
}

interface Caused {
  readonly id: string;
  readonly device: Device;
  /** Of this event alone, so that its push has a topic of its own. */
  readonly subject: string;
}

/** Pushes that were acknowledged: their rows are in the outbox, or were. */
export class Events {
  private readonly caused: Caused[] = [];

  constructor(
    private readonly stack: Stack,
    private readonly devices: readonly Device[],
  ) {}

  get count(): number {
    return this.caused.length;
  }

  /** Causes at least so many, and goes on until it is over. */
  async cause(events: number, isOver: () => boolean): Promise<void> {
    while (this.caused.length < events || !isOver()) {
      const some = Array.from({ length: WRITTEN_TOGETHER }, (_, n) => this.next(n));
      await this.write(some);
      this.caused.push(...some);
      await pause(PAUSE_MS);
    }
  }

  /** How each of them arrived at the service, among what it has taken from the `from`th on. */
  compare(service: TestPushService, from: number): { readonly wrong: string[]; readonly twice: number } {
    const arrived = new Map<string, string[]>();
    for (const { endpoint, topic, message } of service.taken.slice(from)) {
      const tags = arrived.get(`${endpoint} ${topic}`) ?? [];
      arrived.set(`${endpoint} ${topic}`, [...tags, String(message.notification['tag'])]);
    }
    const wrong: string[] = [];
    if (arrived.size < this.count) wrong.push(`${this.count} pushes were caused and ${arrived.size} have arrived`);
    if (arrived.size > this.count) wrong.push(`${this.count} pushes were caused and ${arrived.size} are shown`);
    let twice = 0;
    for (const tags of arrived.values()) {
      if (tags.length > 1) twice += 1;
      if (new Set(tags).size > 1) wrong.push(`a push is shown under the tags ${tags.join(', ')}`);
    }
    return { wrong, twice };
  }

  private next(n: number): Caused {
    const device = this.devices[(this.caused.length + n) % this.devices.length];
    if (!device) throw new Error('no device');
    return { id: randomUUID(), device, subject: randomUUID() };
  }

  /** Until it is acknowledged: whoever was not told writes the same rows again. */
  private async write(some: readonly Caused[]): Promise<void> {
    const payloads = some.map(({ device: { owner, id }, subject }) =>
      JSON.stringify({ push: 'test', account: owner.id, device: id, subject }),
    );
    for (;;) {
      try {
        await onDatabase(this.stack, (client) =>
          client.query(
            `insert into outbox (tenant_id, id, kind, payload)
             select tenant_id, id, 'push', payload from unnest($1::integer[], $2::uuid[], $3::jsonb[]) as one (tenant_id, id, payload)
             on conflict do nothing`,
            [some.map(({ device }) => device.owner.tenant), some.map(({ id }) => id), payloads],
          ),
        );
        return;
      } catch {
        await pause(PAUSE_MS);
      }
    }
  }
}
