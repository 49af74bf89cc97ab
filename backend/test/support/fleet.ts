import { AnswerCountFlush, WaveWork } from '../../src/modules/fleet';
import {
  type DraftedWaveResponse,
  type WaveBrandsResponse,
  type WaveDetailResponse,
} from '../../src/modules/console/fleet/fleet.response';
import { Brands, Tenants } from '../../src/modules/tenants';
import { OPERATOR, type TestApi, testBrand } from './api';
import { rows } from './people';
import { CONSOLE, sessionOf } from './staff-people';

/** Brands that are live besides the two that every test has. */
export const MORE = ['fellow', 'fullmoon', 'goldenhour', 'sheer'] as const;

type Brand = WaveBrandsResponse['brands'][number];

/** Waves of a test api, whose workers are the test's own calls. */
export class TestFleet {
  private readonly cookies = new Map<string, string>();

  constructor(readonly api: TestApi) {}

  async launchMore(): Promise<void> {
    for (const slug of MORE) await this.api.running.app.get(Brands).launchDemo(testBrand(slug), OPERATOR, 'Test');
  }

  async post(path: string, body: object = {}, who: string = OPERATOR.email) {
    return this.api
      .on(CONSOLE)
      .post(`/api/staff/fleet/waves${path}`)
      .set('cookie', await this.cookie(who))
      .send(body);
  }

  async get(path: string, query: object = {}, who: string = OPERATOR.email) {
    return this.api
      .on(CONSOLE)
      .get(`/api/staff/fleet/waves${path}`)
      .set('cookie', await this.cookie(who))
      .query(query);
  }

  /** A planned wave. */
  async planned(changes: readonly object[], more: object = {}): Promise<string> {
    const answer = await this.post('', { kind: 'change', changes, reason: 'A test', watch_seconds: 600, ...more });
    const { id } = answer.body as DraftedWaveResponse;
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    await this.work();
    return id;
  }

  work(): Promise<void> {
    return this.api.running.app.get(WaveWork).run();
  }

  /** As if the watch of a stage were over. */
  async watchEnds(id: string): Promise<void> {
    await rows(
      this.api,
      "update fleet_wave set watch_until = now() - interval '1 second', figures_at = null where id = $1",
      [id],
    );
    await this.work();
  }

  /** Works after the figures of a moment ago are old. */
  async look(id: string): Promise<void> {
    await this.api.running.app.get(AnswerCountFlush).flush();
    await rows(this.api, 'update fleet_wave set figures_at = null where id = $1', [id]);
    await this.work();
  }

  async wave(id: string, who?: string): Promise<WaveDetailResponse> {
    return (await this.get(`/${id}`, {}, who)).body as WaveDetailResponse;
  }

  async brands(id: string, query: object = {}): Promise<readonly Brand[]> {
    return ((await this.get(`/${id}/brands`, query)).body as WaveBrandsResponse).brands;
  }

  async brand(id: string, slug: string): Promise<Brand | undefined> {
    return (await this.brands(id)).find(({ tenant }) => tenant === slug);
  }

  async live(slug: string): Promise<number | null> {
    return (await this.api.running.app.get(Tenants).get(slug)).live_revision;
  }

  /** A setting as it is live. */
  async setting(slug: string, name: string): Promise<unknown> {
    const [row] = await rows(
      this.api,
      `select r.document -> 'settings' -> $2 as value from tenant t join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision
       where t.slug = $1`,
      [slug, name],
    );
    return row?.['value'];
  }

  private async cookie(who: string): Promise<string> {
    const known = this.cookies.get(who) ?? (await sessionOf(this.api, who));
    this.cookies.set(who, known);
    return known;
  }
}
