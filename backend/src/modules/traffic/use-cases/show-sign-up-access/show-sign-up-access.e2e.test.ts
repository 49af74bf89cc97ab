import { FIRST, type TestApi, startTestApi } from '../../../../../test/support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = () => api.on(`${FIRST}.localhost`).get('/api/sign-up-access');

describe('who may sign up', () => {
  it('is told to visitors whose first touch is known, and to others', async () => {
    const known = await ask().set('cookie', 'source=network=adnet').expect(200);
    expect(known.body).toEqual({ has_source: true, sign_up: 'open' });
    expect(known.headers['cache-control']).toBe('no-store');
    expect((await ask().expect(200)).body).toEqual({ has_source: false, sign_up: 'open' });
  });

  it('takes a cookie that cannot be ours for none', async () => {
    const answer = await ask()
      .set('cookie', `source=network=${'x'.repeat(65)}`)
      .expect(200);
    expect(answer.body).toMatchObject({ has_source: false });
  });

  it('is nobody where there is no brand', async () => {
    await api.on('console.localhost').get('/api/sign-up-access').expect(404);
  });
});
