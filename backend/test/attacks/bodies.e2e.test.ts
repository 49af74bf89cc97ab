import { type TestApi } from '../support/api';
import { FITTING } from '../support/fitting';
import { form, newAddress, rows, signUp, startAccountsApi } from '../support/people';
import { allRoutes } from '../support/routes';

interface Call {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly permission: string;
  readonly fields: readonly string[];
  readonly queries: readonly string[];
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly $ref?: string } }> };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, unknown>;
}

let api: TestApi;
let calls: readonly Call[];
beforeAll(async () => {
  api = await startAccountsApi(31);
  const { body } = await api.on().get('/api/openapi.json').expect(200);
  calls = describedCalls(body as Parameters<typeof describedCalls>[0]);
  expect(calls.length).toBeGreaterThan(40);
});
afterAll(() => api.close());

/** The routes on brands' hosts with what their description says that may be sent. Of two names of one route the first. */
function describedCalls(document: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object }> };
}): Call[] {
  return allRoutes(api.running.app).flatMap(({ method, paths: [path = ''], rules }) => {
    if (!rules || rules.scope === 'platform' || rules.permission === 'signed') return [];
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
    const [content] = Object.values(operation?.requestBody?.content ?? {});
    const schema = content?.schema.$ref?.split('/').at(-1);
    const fields = Object.keys((schema !== undefined && document.components.schemas[schema]?.properties) || {});
    const queries = (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    return [{ method, path, permission: rules.permission, fields, queries }];
  });
}

const withBody = () => calls.filter(({ method }) => method !== 'get');

let visitors = 0;
const fitting = ({ path, fields }: Call): Record<string, unknown> => {
  const known: Record<string, unknown> = { ...FITTING, ...form(`visitor-${(visitors += 1)}@visitor.example`) };
  if (path === '/api/complaints') known['kind'] = 'payment';
  if (path.endsWith('/messages')) known['kind'] = 'text';
  if (path === '/api/notices')
    Object.assign(known, { address: '/members/1', text: 'They asked me for money twice.', good_faith: true });
  // One of the two.
  if (path.endsWith('/thing')) known['photo'] = undefined;
  // A password stands in its place.
  if (path.endsWith('/signups')) known['passkey'] = undefined;
  if (path.endsWith('/withdrawal-statements')) known['order'] = 'order 5';
  return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field]]));
};

/** Nobody's: an id of another form is refused before the body is looked at. */
const DEVICE = '0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e23';

let cookie = '';
/** As somebody who is signed in; signing them in anew where the last request ended that. */
async function send(call: Call, body: unknown, query: object = {}, type = 'application/json'): Promise<Answer> {
  const ask = () => {
    const to = call.path.replace('devices/:id', `devices/${DEVICE}`).replace(/:\w+/g, '1');
    const request = api.on()[call.method](to).query(query).set('x-forwarded-for', newAddress()).set('cookie', cookie);
    if (call.method === 'get') return request;
    return request.type(type).send(typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body));
  };
  const answer = await ask();
  if (answer.status !== 403 && answer.status !== 429) return answer;
  ({ cookie } = await signUp(api, `member-${(visitors += 1)}@visitor.example`));
  return ask();
}

/** Nothing of a bad input may be anything but a refusal, told by a code, or taken. */
function fault({ status, text, headers }: Answer): string | undefined {
  if (status >= 500) return `${status} ${text}`;
  if (status < 400) return undefined;
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  const { code } = isProblem ? (JSON.parse(text) as { code?: unknown }) : {};
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? undefined : `${status} without a code`;
}

async function faults(
  list: readonly Call[],
  ask: (call: Call) => Promise<Record<string, Answer>>,
  of: (answer: Answer) => string | undefined = fault,
): Promise<string[]> {
  const found: string[] = [];
  for (const call of list)
    for (const [what, answer] of Object.entries(await ask(call))) {
      const told = of(answer);
      if (told !== undefined) found.push(`${call.method} ${call.path} ${what}: ${told}`);
    }
  return found;
}

const answers =
  (status: number, code: string) =>
  (answer: Answer): string | undefined =>
    answer.status === status && (JSON.parse(answer.text) as { code?: string }).code === code
      ? undefined
      : `${answer.status} ${answer.text.slice(0, 200)}`;

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

describe('every route with a body', () => {
  it('reaches its rules with what this file takes for fitting', async () => {
    const reach = await faults(
      withBody(),
      async (call) => ({ '': await send(call, fitting(call)) }),
      ({ status, text }) => (status >= 500 || text.includes('invalid_input') ? text : undefined),
    );
    expect(reach).toEqual([]);
    expect(withBody().flatMap((call) => call.fields.filter((field) => !(field in fitting(call))))).toEqual([]);
  });

  it('refuses more than it reads', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(70_000) });
    expect(
      await faults(withBody(), async (call) => ({ large: await send(call, large) }), answers(413, 'body_too_large')),
    ).toEqual([]);
  });

  it.each([
    '{',
    '{"email":',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    '\u0000',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
  ])('refuses %j', async (body) => {
    expect(
      await faults(withBody(), async (call) => ({ body: await send(call, body) }), answers(400, 'malformed_request')),
    ).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it.each(['application/xml', 'application/octet-stream', 'multipart/form-data; boundary=x', 'x/y;;;'])(
    'takes nothing that says it is %s',
    async (type) => {
      const takers = withBody().filter(({ path }) => path !== '/api/unsubscribe');
      const ask = async (call: Call) => ({ '': await send(call, '--x--', {}, type) });
      expect(await faults(takers, ask, answers(415, 'unsupported_media_type'))).toEqual([]);
    },
  );

  it('says what is wrong where the whole is of another kind', async () => {
    const wholes = ['null', '1e400', '-0', '"text"', '[]', '[[]]', 'true', DEEP, Buffer.from([0x22, 0xff, 0xfe, 0x22])];
    const ask = async (call: Call) => {
      const given: Record<string, Answer> = {};
      for (const whole of wholes) given[String(whole).slice(0, 10)] = await send(call, whole);
      given['plain text'] = await send(call, '{}', {}, 'text/plain');
      return given;
    };
    expect(await faults(withBody(), ask)).toEqual([]);
  });

  it('takes no field that is not its own', async () => {
    const bodies = withBody().filter(({ fields }) => fields.length > 0);
    const before = await rows(api, "select id, status, confirmed_at from account where status <> 'not_confirmed'");
    for (const field of ['account_id', 'tenant_id', 'status', 'role', 'confirmed_at'])
      expect(
        await faults(
          bodies,
          async (call) => ({ [field]: await send(call, { ...fitting(call), [field]: 1 }) }),
          ({ status, text }) => (status === 422 && text.includes('unknown_field') ? undefined : `${status} ${text}`),
        ),
      ).toEqual([]);
    expect(await rows(api, "select id, status, confirmed_at from account where status <> 'not_confirmed'")).toEqual(
      before,
    );
  });
});

const VALUES: readonly unknown[] = [
  ...['\u0000', '\ud800', '\u202e\u2066\u200b', 'x'.repeat(60_000)],
  ...[null, 1e308, ['x', 'y'], { $ne: null }, { toString: 1, length: 5 }],
];

/** A bad one in the place of each field's value, and at the end of a good one; of a long form each field gets a few. */
function spoilt(call: Call, field: string): Record<string, unknown> {
  const good = fitting(call);
  const value = good[field];
  const values = typeof value === 'string' ? [...VALUES, `${value}\u0000`] : VALUES;
  const at = call.fields.indexOf(field);
  const chosen = call.fields.length > 10 ? [0, 1, 2].map((n) => values[(at + 3 * n) % values.length]) : values;
  return Object.fromEntries(
    chosen.map((bad) => [`${field} ${JSON.stringify(bad).slice(0, 40)}`, { ...good, [field]: bad }]),
  );
}

it('every field of every body takes what it likes or says why not', async () => {
  const ask = async (call: Call) => {
    const given: Record<string, Answer> = {};
    for (const field of call.fields)
      for (const [what, body] of Object.entries(spoilt(call, field))) given[what] = await send(call, body);
    return given;
  };
  expect(await faults(withBody(), ask)).toEqual([]);
});

it('every parameter of every address takes what it likes or says why not', async () => {
  const bad = ['\u0000', '%00', '\ufffd', 'x'.repeat(5000), '-1', '1e999', '9'.repeat(40), "' or 1=1 --"];
  const ask = async (call: Call) => {
    const given: Record<string, Answer> = {};
    for (const name of call.queries) {
      for (const value of bad) given[`${name}=${value}`] = await send(call, {}, { [name]: value });
      given[`${name}[]`] = await send(call, {}, { [`${name}[]`]: 'x', [`${name}[__proto__][a]`]: 'x' });
      given[`${name} twice`] = await send(call, {}, { [name]: ['x', 'y'] });
    }
    if (call.path.includes(':'))
      for (const id of ['%00', '%ff', '..%2f..', '9'.repeat(30), 'x'.repeat(200), '-1', '1.5', "1'--"])
        given[id] = await send({ ...call, path: call.path.replace(/:\w+/, id) }, {});
    return given;
  };
  expect(await faults(calls, ask)).toEqual([]);
});

it('every header that is read takes what it likes or says why not', async () => {
  const bad = [
    '%00',
    '\u00ff\u00fe',
    '='.repeat(3000),
    '{"a":',
    '%E0%A4%A',
    "' or 1=1 --",
    '__proto__',
    ','.repeat(500),
  ];
  const found: string[] = [];
  for (const value of bad)
    for (const name of ['user-agent', 'accept-language', 'referer', 'idempotency-key', 'x-request-id', 'cookie'])
      for (const path of ['/api/user.php', '/api/signups', '/api/complaints', '/api/visits']) {
        const line =
          name === 'cookie'
            ? ['session', 'source', 'locale', 'preview'].map((one) => `${one}=${value}`).join('; ')
            : value;
        const { status, text } = await api
          .on()
          .post(path)
          .set('x-forwarded-for', newAddress())
          .set(name, line)
          .send({});
        if (status >= 500) found.push(`${path} ${name}: ${value} ${text}`);
      }
  expect(found).toEqual([]);
});
