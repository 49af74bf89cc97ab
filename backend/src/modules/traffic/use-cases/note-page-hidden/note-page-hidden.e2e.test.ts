import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { PlatformDatabase } from '../../../../platform/database';

let api: TestApi;
let addresses = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const somebody = (): string => `203.0.113.${(addresses += 1) % 250}`;
const land = async (lb = true, secondsAgo = 10): Promise<string> => {
  const answer = await api.on().post('/api/visits').set('x-forwarded-for', somebody()).send({ path: '/', lb });
  const { visit } = answer.body as { visit: string };
  await platform().execute('update visit set at = at - make_interval(secs => $2) where id = $1', [visit, secondsAgo]);
  return visit;
};
const platform = (): PlatformDatabase => api.running.app.get(PlatformDatabase);
const hide = (query: string, host = `${FIRST}.localhost`, path = '/api/page-hidden.php') =>
  api
    .on(host)
    .post(`${path}${query}`)
    .set('x-forwarded-for', somebody())
    .set('content-type', 'application/json')
    .send('{}')
    .expect(204);
const kept = async (visit: string): Promise<{ hidden_seconds: number | null; bounced: boolean | null } | undefined> => {
  const [row] = await platform().query<{ hidden_seconds: number | null; bounced: boolean | null }>(
    'select hidden_seconds, bounced, bounce_logged from visit where id = $1',
    [visit],
  );
  return row;
};

describe('the beacon of a hidden page', () => {
  it('tells for how long it was looked at and that it was left at once', async () => {
    const visit = await land();
    await hide(`?visit=${visit}&bounced=1`);
    expect(await kept(visit)).toEqual({ hidden_seconds: 10, bounced: true, bounce_logged: true });
  });

  it('may come without .php, and without a word about bounces', async () => {
    const visit = await land(false);
    await hide(`?visit=${visit}`, undefined, '/api/page-hidden');
    expect(await kept(visit)).toEqual({ hidden_seconds: 10, bounced: false, bounce_logged: false });
  });

  it('says that bounces are logged where the landing had not', async () => {
    const visit = await land(false);
    await hide(`?visit=${visit}&bounced=0`);
    expect(await kept(visit)).toMatchObject({ bounced: false, bounce_logged: true });
  });

  it('of somebody who came back and stayed takes the bounce back, in whatever order they arrive', async () => {
    const [there, back] = [await land(), await land()];
    await hide(`?visit=${there}&bounced=1`);
    await hide(`?visit=${there}`);
    await hide(`?visit=${back}`);
    await hide(`?visit=${back}&bounced=1`);
    expect([(await kept(there))?.bounced, (await kept(back))?.bounced]).toEqual([false, false]);
  });

  it('sent again changes nothing, and a later one only adds time', async () => {
    const visit = await land();
    await Promise.all(Array.from({ length: 5 }, () => hide(`?visit=${visit}&bounced=1`)));
    expect(await kept(visit)).toMatchObject({ hidden_seconds: 10, bounced: true });
    await platform().execute("update visit set at = at - interval '5 seconds' where id = $1", [visit]);
    await hide(`?visit=${visit}&bounced=1`);
    expect((await kept(visit))?.hidden_seconds).toBe(15);
    await platform().execute("update visit set at = at + interval '9 seconds' where id = $1", [visit]);
    await hide(`?visit=${visit}&bounced=1`);
    expect((await kept(visit))?.hidden_seconds).toBe(15);
  });

  it('of another brand, another day or no visit at all is thanked for and changes nothing', async () => {
    const [visit, old] = [await land(), await land(true, 90_000)];
    await hide(`?visit=${visit}&bounced=1`, `${SECOND}.localhost`);
    await hide(`?visit=${old}&bounced=1`);
    for (const query of [
      '',
      '?visit=',
      '?visit=1',
      `?visit=${visit}x`,
      `?visit=${visit}&visit=${visit}`,
      '?visit[a]=1',
    ])
      await hide(query);
    await hide('?visit=0199c7f2-5f3a-7d71-9b3e-0a5d0c9d1e2f');
    const nothing = { hidden_seconds: null, bounced: null, bounce_logged: true };
    expect([await kept(visit), await kept(old)]).toEqual([nothing, nothing]);
  });

  it('takes what it cannot understand about bounces for nothing said', async () => {
    const visit = await land(false);
    await hide(`?visit=${visit}&bounced=maybe&bounced=1`);
    expect(await kept(visit)).toMatchObject({ bounced: false, bounce_logged: false });
  });

  it.each([
    ['text/plain;charset=UTF-8', '{}'],
    ['text/plain;charset=UTF-8', ''],
    ['application/json', '{}'],
  ])('may be %s with the body %j', async (type, body) => {
    const visit = await land();
    const answer = await fetch(`${api.url}/api/page-hidden.php?visit=${visit}`, {
      method: 'POST',
      headers: { 'x-forwarded-host': `${FIRST}.localhost`, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(204);
    expect((await kept(visit))?.hidden_seconds).toBe(10);
  });
});
