import { type ProbeAnswer } from './probe-client';
import { bodyProbesOf, probesOf, verdictOf, writeProbesOf } from './probes';

const answer = (more: Partial<ProbeAnswer> = {}): ProbeAnswer => ({
  ...{ status: 404, headers: { 'content-type': 'application/problem+json' }, body: '{"code":"not_found"}' },
  ...{ cookie: undefined, ...more },
});

describe('probes', () => {
  const described = {
    paths: {
      '/api/chats/{id}': { get: {} },
      '/api/members/{id}/photos': { get: {} },
      '/api/staff/tenants/{slug}/orders/{id}': { get: { parameters: [{ name: 'from', in: 'query' }] } },
      '/api/likes': { get: {} },
      '/api/logout': { get: {} },
      '/api/photos': {},
    },
  };

  it('are made for each route that can be read, with what the other tenant has and what nobody has', () => {
    const named = { '/api/chats/': '7', '/api/staff/tenants/': 'probe-b', '': '8' };
    expect(probesOf(described, named, '9')).toEqual([
      { name: 'GET /api/chats/{id}', other: '/api/chats/7', none: '/api/chats/9' },
      { name: 'GET /api/members/{id}/photos', other: '/api/members/8/photos', none: '/api/members/9/photos' },
      {
        name: 'GET /api/staff/tenants/{slug}/orders/{id}',
        other: '/api/staff/tenants/probe-b/orders/8?from=2026-11-01',
        none: '/api/staff/tenants/9/orders/9?from=2026-11-01',
      },
      { name: 'GET /api/likes', other: '/api/likes' },
    ]);
  });
});

describe('probes that write', () => {
  const wish = {
    type: 'object',
    required: ['reason', 'amount', 'key', 'kind'],
    properties: {
      reason: { type: 'string' },
      amount: { type: 'integer', minimum: 5 },
      key: { type: 'string', format: 'uuid' },
      kind: { type: 'string', enum: ['one', 'other'] },
      note: { type: 'string' },
    },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Wish' } } };
  const described = {
    paths: {
      '/api/photos/{id}': { delete: {}, get: {} },
      '/api/photos': { post: {} },
      '/api/staff/tenants/{slug}/orders/{id}/refunds': { post: { requestBody: { content } } },
      '/api/staff/people/{id}': { delete: {} },
      '/api/payment-events/{provider}/{token}': { post: {} },
    },
    components: { schemas: { Wish: wish } },
  };

  it('name what the other tenant has, have the least body that a route takes, and leave out what is everybody’s', () => {
    const named = { '/api/photos/': '7', '/api/staff/tenants/': 'probe-b', '': '8' };
    const body = {
      ...{ reason: 'A probe of the isolation proof', amount: 5, kind: 'one' },
      key: '00000000-0000-4000-8000-000000000000',
    };
    expect(writeProbesOf(described, named, '9')).toEqual([
      { name: 'DELETE /api/photos/{id}', method: 'DELETE', other: '/api/photos/7', none: '/api/photos/9' },
      {
        ...{ name: 'POST /api/staff/tenants/{slug}/orders/{id}/refunds', method: 'POST', body },
        other: '/api/staff/tenants/probe-b/orders/8/refunds',
        none: '/api/staff/tenants/9/orders/9/refunds',
      },
    ]);
  });
});

describe('probes by bodies', () => {
  const ofSchema = (schema: object) => ({ post: { requestBody: { content: { 'application/json': { schema } } } } });
  const schemas = {
    Report: {
      type: 'object',
      required: ['profile', 'reason'],
      properties: {
        profile: { type: 'integer' },
        reason: { type: 'string', enum: ['spam'] },
        about: { type: 'string' },
      },
    },
    Received: {
      type: 'object',
      required: ['chats'],
      properties: { chats: { type: 'array', items: { $ref: '#/components/schemas/Chat' } } },
    },
    Chat: {
      type: 'object',
      required: ['conversation', 'seq'],
      properties: { conversation: { type: 'integer' }, seq: { type: 'integer', minimum: 0 } },
    },
    Code: { type: 'object', properties: { tenants: { type: 'array', items: { type: 'string' } } } },
  };

  it('name in each field, at any depth, what the other tenant has and what nobody has', () => {
    const described = {
      paths: {
        '/api/reports': ofSchema({ $ref: '#/components/schemas/Report' }),
        '/api/received': ofSchema({ allOf: [{ $ref: '#/components/schemas/Received' }] }),
        '/api/staff/codes': ofSchema({ $ref: '#/components/schemas/Code' }),
        '/api/members/{id}/reports': ofSchema({ $ref: '#/components/schemas/Report' }),
        '/api/logout': ofSchema({ $ref: '#/components/schemas/Report' }),
        '/api/words': ofSchema({ type: 'object', properties: { text: { type: 'string' } } }),
      },
      components: { schemas },
    };
    const post = (path: string, field: string, body: object, noneBody: object) => ({
      ...{ name: `POST ${path} (${field})`, method: 'POST', other: path, none: path, body, noneBody },
    });
    expect(bodyProbesOf(described, { profile: '8', conversation: '7', tenants: 'probe-b' }, '9')).toEqual([
      post('/api/reports', 'profile', { profile: 8, reason: 'spam' }, { profile: 9, reason: 'spam' }),
      post(
        '/api/received',
        'conversation',
        { chats: [{ conversation: 7, seq: 0 }] },
        { chats: [{ conversation: 9, seq: 0 }] },
      ),
      post('/api/staff/codes', 'tenants', { tenants: ['probe-b'] }, { tenants: ['9'] }),
    ]);
  });
});

describe('a verdict', () => {
  it('is a leak where an answer differs from that about nothing, or names what the other tenant has', () => {
    expect(verdictOf(answer(), answer(), ['Zyx'])).toBe('apart');
    expect(verdictOf(answer({ status: 403 }), answer(), [])).toBe('leak');
    expect(verdictOf(answer({ body: '{}' }), answer(), [])).toBe('leak');
    expect(verdictOf(answer({ headers: { etag: '1' } }), answer(), [])).toBe('leak');
    expect(verdictOf(answer({ status: 200, body: '{"name":"Zyx"}' }), undefined, ['Zyx'])).toBe('leak');
    expect(verdictOf(answer({ status: 200, body: '[]' }), undefined, ['Zyx'])).toBe('apart');
  });

  it('is none where the caller may not ask at all, and a leak where that depends on the tenant', () => {
    const denied = answer({ status: 403, body: '{"code":"permission_denied"}' });
    expect(verdictOf(denied, denied, [])).toBe('unanswered');
    expect(verdictOf(denied, undefined, [])).toBe('unanswered');
    expect(verdictOf(denied, answer(), [])).toBe('leak');
    const signedOut = answer({ status: 403, body: '{"code":"authentication_required"}' });
    expect(verdictOf(signedOut, signedOut, [])).toBe('apart');
  });

  it('is none where an answer is about the input, a limit or a failure', () => {
    for (const status of [400, 422, 429, 500, 503])
      expect(verdictOf(answer({ status }), answer({ status }), [])).toBe('unanswered');
    expect(verdictOf(answer({ status: 500, body: 'Zyx' }), undefined, ['Zyx'])).toBe('leak');
  });
});
