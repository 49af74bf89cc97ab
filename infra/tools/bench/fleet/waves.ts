import { setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { launchCopies } from '../../../../backend/test/support/copied-brands';
import { type Stack } from '../../../local/stack';
import { BRAND } from '../accounts/members';
import { layStaff } from '../members/lay-members';

const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 20 * 60_000;

/** Waves over copies of a brand, by the console's calls; a worker of the stack does what they wait for. */
export class Waves {
  private constructor(
    private readonly owner: Client,
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async over(brands: number, stack: Stack): Promise<Waves> {
    const owner = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
    await owner.connect();
    await launchCopies((text, values) => owner.query(text, values), BRAND.slug, brands);
    const [token = ''] = await layStaff(owner, 1);
    const url = `${stack.apis[0]?.url ?? ''}/api/staff/fleet/waves`;
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...{ 'x-forwarded-host': stack.env['CONSOLE_HOST'] ?? '' },
    };
    return new Waves(owner, url, headers);
  }

  close(): Promise<void> {
    return this.owner.end();
  }

  async post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(this.url + path, {
      ...{ method: 'POST', headers: this.headers, body: JSON.stringify(body) },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** How many brands of a wave are in a state. */
  async brandsIn(id: string, state: string): Promise<number> {
    const { brands } = (await (await this.get(`/${id}`)).json()) as { brands: Readonly<Record<string, number>> };
    return brands[state] ?? 0;
  }

  /** Waits until a wave has come to a state, and to a stage where one is told. */
  async comesTo(id: string, state: string, stage?: string): Promise<void> {
    const end = performance.now() + GIVE_UP_MS;
    for (;;) {
      const { rows } = await this.owner.query<{ state: string; stage: string | null; stop_reason: string | null }>(
        'select state, stage, stop_reason from fleet_wave where id = $1',
        [id],
      );
      const [now] = rows;
      if (now?.state === state && (stage === undefined || now.stage === stage)) return;
      if (now?.state === 'stopped' || performance.now() > end)
        throw new Error(`the wave is ${now?.state ?? 'gone'} (${now?.stop_reason ?? ''}) instead of ${state}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  /** As if the watch of a stage were over. */
  async endWatch(id: string): Promise<void> {
    await this.owner.query(
      "update fleet_wave set watch_until = now() - interval '1 second', figures_at = null where id = $1",
      [id],
    );
  }

  /** Milliseconds of the slowest of what an open screen asks for, each at its best of three. */
  async screenTime(id: string): Promise<number> {
    const times = [];
    for (const path of [`/${id}`, `/${id}/brands`, '']) times.push(await this.bestTime(path));
    return Math.max(...times);
  }

  private async bestTime(path: string): Promise<number> {
    const times = [];
    for (let call = 0; call < 3; call++) {
      const started = performance.now();
      await (await this.get(path)).text();
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  }

  private async get(path: string): Promise<Response> {
    const answer = await fetch(this.url + path, { headers: this.headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
