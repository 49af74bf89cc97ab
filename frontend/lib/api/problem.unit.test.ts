import { answerOf } from './problem';

const answer = (status: number, content: unknown, headers: Record<string, string> = {}) =>
  answerOf(new Response(null, { status, headers }), content);

describe('reading an answer of the api', () => {
  it('hands out what was answered', () => {
    expect(answer(202, { reference: 'C-1' })).toEqual({ state: 'done', value: { reference: 'C-1' } });
  });

  it('takes an empty answer for done', () => {
    expect(answer(204, undefined)).toEqual({ state: 'done' });
  });

  it('names the refused fields', () => {
    const faults = [{ path: 'email', code: 'format', message: '' }];
    expect(answer(422, { code: 'invalid_input', faults })).toEqual({ state: 'invalid', faults });
  });

  it('tells when to try again', () => {
    const limited = { code: 'too_many_requests' };
    expect(answer(429, limited, { 'retry-after': '90' })).toEqual({ state: 'limited', retryAfterSeconds: 90 });
    expect(answer(429, {})).toEqual({ state: 'limited', retryAfterSeconds: 60 });
    const own = answer(429, { code: 'swipe_likes_used_up' }, { 'retry-after': '9' });
    expect(own).toEqual({ state: 'limited', retryAfterSeconds: 9, code: 'swipe_likes_used_up' });
  });

  it('does not take a page for an answer', () => {
    expect(answer(502, '<h1>502</h1>')).toEqual({ state: 'failed', code: undefined });
    const document = { type: 'about:blank', title: 'Conflict', status: 409, code: 'discount_country', country: 'NL' };
    expect(answer(409, document)).toEqual({ state: 'failed', code: 'discount_country', facts: { country: 'NL' } });
  });
});
