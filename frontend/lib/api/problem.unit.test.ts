import { readAnswer } from './problem';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer(Promise.resolve(new Response(JSON.stringify(body), { status, headers })));

describe('reading an answer of the api', () => {
  it('hands out what was answered', async () => {
    expect(await answer(202, { reference: 'C-1' })).toEqual({ state: 'done', value: { reference: 'C-1' } });
  });

  it('takes an empty answer for done', async () => {
    expect(await readAnswer(Promise.resolve(new Response(null, { status: 204 })))).toEqual({ state: 'done' });
  });

  it('names the refused fields', async () => {
    const faults = [{ path: 'email', code: 'format', message: '' }];
    expect(await answer(422, { code: 'invalid_input', faults })).toEqual({ state: 'invalid', faults });
  });

  it('tells when to try again', async () => {
    const limited = { code: 'too_many_requests' };
    expect(await answer(429, limited, { 'retry-after': '90' })).toEqual({ state: 'limited', retryAfterSeconds: 90 });
    expect(await answer(429, {})).toEqual({ state: 'limited', retryAfterSeconds: 60 });
    const own = await answer(429, { code: 'swipe_likes_used_up' }, { 'retry-after': '9' });
    expect(own).toEqual({ state: 'limited', retryAfterSeconds: 9, code: 'swipe_likes_used_up' });
  });

  it('does not take a page for an answer', async () => {
    const page = new Response('<h1>502</h1>', { status: 502 });
    expect(await readAnswer(Promise.resolve(page))).toEqual({ state: 'failed', code: undefined });
  });

  it('says when nobody answered', async () => {
    expect(await readAnswer(Promise.reject(new TypeError('network')))).toEqual({ state: 'unreachable' });
  });
});
