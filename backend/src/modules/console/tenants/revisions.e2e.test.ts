import {
  FIRST,
  OPERATOR,
  REVIEWER,
  SECOND,
  SUPPORT,
  type TestApi,
  startTestApi,
  testBrand,
  tokenOf,
} from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { sessionOf } from '../../../../test/support/staff-people';
import { type DocumentLayer } from '../../tenants';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { faults?: { path: string; code: string }[] };
}

describe('a tenant’s revisions', () => {
  let api: TestApi;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    api = await startTestApi();
    for (const person of [OPERATOR, REVIEWER, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
  });
  afterAll(() => api.close());

  const call = async (
    who: { email: string } | undefined,
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body?: object,
    host = 'console.localhost',
  ): Promise<Answer> => {
    const request = api.on(host)[method](`/api/staff/${path}`);
    if (who) void request.set('authorization', tokens.get(who.email) ?? '');
    const { status, body: answer } = await request.send(body);
    return { status, body: answer as Answer['body'] };
  };
  const own = (slug = FIRST): DocumentLayer => structuredClone(testBrand(slug).own as DocumentLayer);
  const withSettings = (settings: object, slug = FIRST): DocumentLayer => {
    const source = own(slug);
    return { ...source, settings: { ...source.settings, ...settings } };
  };
  const live = async (slug = FIRST): Promise<number> =>
    (await call(OPERATOR, 'get', `tenants/${slug}`)).body['live_revision'] as number;
  const draft = async (source: DocumentLayer, who = OPERATOR, slug = FIRST): Promise<Answer> =>
    call(who, 'post', `tenants/${slug}/revisions`, { source, base: await live(slug), reason: 'A test' });
  const publish = async (revision: unknown, who = OPERATOR): Promise<Answer> =>
    call(who, 'post', `tenants/${FIRST}/releases`, { revision, base: await live(), reason: 'A test' });
  const settings = async (host = `${FIRST}.localhost`): Promise<Record<string, unknown>> =>
    (await api.on(host).get('/api/settings')).body as Record<string, unknown>;

  it('are shown to nobody without a token, and to no brand’s host', async () => {
    expect((await call(undefined, 'get', 'tenants')).status).toBe(401);
    expect((await call(OPERATOR, 'get', 'tenants', undefined, `${FIRST}.localhost`)).status).toBe(404);
    const forged = await api
      .on('console.localhost')
      .get('/api/staff/tenants')
      .set('authorization', `Bearer ${'x'.repeat(43)}`);
    expect(forged.status).toBe(401);
  });

  it('show support staff only the tenants they were given', async () => {
    expect((await call(SUPPORT, 'get', 'tenants')).body).toMatchObject({ tenants: [{ slug: FIRST }] });
    expect((await call(SUPPORT, 'get', `tenants/${FIRST}`)).status).toBe(200);
    expect((await call(SUPPORT, 'get', `tenants/${SECOND}`)).status).toBe(404);
  });

  it('are compared with the live one, and with any other', async () => {
    const first = await live();
    const [one, other] = [
      await draft(withSettings({ support_phone: '+31 20 555 0101' })),
      await draft(withSettings({ support_phone: '+31 20 555 0102' })),
    ].map(({ body }) => body['revision'] as number);
    const changes = (query = '', slug = FIRST): Promise<Answer> =>
      call(SUPPORT, 'get', `tenants/${slug}/revisions/${other}/changes${query}`);
    const before = (await changes()).body;
    expect(before).toMatchObject({ live: first, changes: [{ after: '+31 20 555 0102' }] });
    expect((await changes(`?against=${one}`)).body).toEqual({
      live: one,
      changes: [{ path: 'settings.support_phone', before: '+31 20 555 0101', after: '+31 20 555 0102' }],
    });
    expect((await changes('?against=9999')).status).toBe(404);
    expect((await changes('?against=x')).status).toBe(422);
    expect((await changes(`?against=${one}`, SECOND)).status).toBe(404);
  });

  it('go from plan to draft to live, and the site shows it', async () => {
    const source = withSettings({ support_email: 'new@everglow.example' });
    const plan = await call(OPERATOR, 'post', `tenants/${FIRST}/plan`, { source });
    expect(plan.body['changes']).toEqual([
      { path: 'settings.support_email', before: expect.any(String) as string, after: 'new@everglow.example' },
    ]);
    const { body } = await draft(source);
    expect((await settings())['support_email']).not.toBe('new@everglow.example');
    const published = await publish(body['revision']);
    expect(published.status).toBe(201);
    const latest = await call(SUPPORT, 'get', `tenants/${FIRST}/releases/latest`);
    expect(latest.body).toMatchObject({ release: published.body['release'] });
    expect((await call(SUPPORT, 'get', `tenants/${SECOND}/releases/latest`)).status).toBe(404);
    expect(published.body).toMatchObject({
      propagation: { processes: 1, applied: 1, seconds: expect.any(Number) as number },
    });
    expect((await settings())['support_email']).toBe('new@everglow.example');
    expect((await settings(`${SECOND}.localhost`))['support_email']).not.toBe('new@everglow.example');
  });

  it('let support staff change words and refuse them money and structure, naming each field', async () => {
    const words = await draft(withSettings({ support_phone: '+31 85 000 0099' }), SUPPORT);
    expect(words.status).toBe(201);
    const money = await draft(withSettings({ gift_credits: 11, refund_days: 30 }), SUPPORT);
    expect(money.status).toBe(403);
    expect(money.body['code']).toBe('fields_not_allowed');
    expect(money.body.faults?.map(({ path }) => path)).toEqual(['settings.gift_credits', 'settings.refund_days']);
  });

  it('with changed money need a second person, who is not the author', async () => {
    const { body } = await draft(withSettings({ gift_credits: 77 }));
    const refused = await publish(body['revision']);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'approval_needed', faults: [{ path: 'settings.gift_credits' }] },
    });
    const path = `tenants/${FIRST}/revisions/${String(body['revision'])}/approvals`;
    const approve = async ({ email }: { email: string }): Promise<Answer> => {
      const cookie = await sessionOf(api, email);
      const answer = await api.on('console.localhost').post(`/api/staff/${path}`).set('cookie', cookie);
      return { status: answer.status, body: answer.body as Answer['body'] };
    };
    const shown = async (who = REVIEWER) => {
      const { body: list } = await call(who, 'get', `tenants/${FIRST}/revisions`);
      return (list['revisions'] as { revision: number }[]).find(({ revision }) => revision === body['revision']);
    };
    const asked = { approvals_needed: 1, approvals_missing: 1 };
    expect(await shown()).toMatchObject({ ...asked, may_approve: true });
    expect(await shown()).not.toHaveProperty('behind');
    expect(await shown(OPERATOR)).toMatchObject({ ...asked, may_approve: false });
    expect(await shown(SUPPORT)).toMatchObject({ ...asked, may_approve: false });
    expect(await call(REVIEWER, 'post', path)).toMatchObject({ status: 403, body: { code: 'staff_session_needed' } });
    expect(await approve(OPERATOR)).toMatchObject({ status: 403, body: { code: 'own_approval' } });
    expect((await approve(SUPPORT)).status).toBe(403);
    expect((await publish(body['revision'])).status).toBe(403);
    expect((await approve(REVIEWER)).status).toBe(204);
    expect(await shown()).toMatchObject({ approvals_needed: 1, approvals_missing: 0, may_approve: false });
    expect(await publish(body['revision'], SUPPORT)).toMatchObject({
      status: 403,
      body: { code: 'fields_not_allowed' },
    });
    expect((await publish(body['revision'])).status).toBe(201);
    expect((await settings())['gift_credits']).toBe(77);
    const back = await call(SUPPORT, 'post', `tenants/${FIRST}/rollbacks`, { base: await live(), reason: 'Not mine' });
    expect(back).toMatchObject({ status: 403, body: { code: 'fields_not_allowed' } });
    await call(OPERATOR, 'post', `tenants/${FIRST}/rollbacks`, { base: await live(), reason: 'As before' });
    expect((await settings())['gift_credits']).not.toBe(77);
  });

  it('are refused with every fault at once, each with its path, and nothing is stored', async () => {
    const before = (await call(OPERATOR, 'get', `tenants/${FIRST}/revisions`)).body['revisions'] as unknown[];
    const source = own();
    const broken = {
      ...source,
      company: { ...source.company, address: '' },
      packages: [],
      min_age: 17,
      settings: { ...source.settings, nmae: 'x' },
    };
    const answer = await draft(broken);
    expect(answer).toMatchObject({ status: 422, body: { code: 'document_refused' } });
    expect(answer.body.faults?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['company.address', 'packages', 'min_age', 'settings.nmae']),
    );
    const after = (await call(OPERATOR, 'get', `tenants/${FIRST}/revisions`)).body['revisions'] as unknown[];
    expect(after).toEqual(before);
  });

  it('are refused where somebody else has published meanwhile', async () => {
    const { body } = await draft(withSettings({ support_email: 'race@everglow.example' }));
    const stale = (await live()) - 1;
    const answer = await call(OPERATOR, 'post', `tenants/${FIRST}/releases`, {
      revision: body['revision'],
      base: stale,
      reason: 'Race',
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'base_moved' } });
  });

  it('raced by ten publishers go live once', async () => {
    const { body } = await draft(withSettings({ support_email: 'ten@everglow.example' }));
    const base = await live();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(OPERATOR, 'post', `tenants/${FIRST}/releases`, { revision: body['revision'], base, reason: 'Race' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('go back to what was live before, at once', async () => {
    const before = await settings();
    const { body } = await draft(withSettings({ support_email: 'wrong@everglow.example' }));
    await publish(body['revision']);
    const answer = await call(OPERATOR, 'post', `tenants/${FIRST}/rollbacks`, {
      base: await live(),
      reason: 'Wrong address',
    });
    expect(answer.status).toBe(201);
    expect((await settings())['support_email']).toBe(before['support_email']);
    const never = await draft(withSettings({ support_email: 'draft@everglow.example' }));
    expect(
      await call(OPERATOR, 'post', `tenants/${FIRST}/rollbacks`, {
        base: await live(),
        revision: never.body['revision'],
        reason: 'Never live',
      }),
    ).toMatchObject({ status: 409, body: { code: 'nothing_to_roll_back_to' } });
  });

  it('tell where a value comes from', async () => {
    const path = `tenants/${FIRST}/revisions/${await live()}/origins?path=settings.name&path=settings.refund_days&path=texts.en`;
    const { body } = await call(OPERATOR, 'get', path);
    expect(body['origins']).toMatchObject({
      'settings.name': 'tenant',
      'settings.refund_days': 'product',
      'texts.en': 'niche-1',
    });
  });

  it('are previewed on the real host by a signed link, and by nobody else', async () => {
    const { body } = await draft(withSettings({ support_email: 'preview@everglow.example' }));
    const link = await call(
      OPERATOR,
      'post',
      `tenants/${FIRST}/revisions/${String(body['revision'])}/preview-links`,
      {},
    );
    const { pathname, search } = new URL(link.body['url'] as string);
    const audited = await rows(
      api,
      "select actor, subject, details from audit_entry where action = 'revision.preview_linked'",
    );
    expect(audited).toEqual([
      {
        ...{ actor: OPERATOR.email, subject: `revision ${String(body['revision'])}` },
        details: { hours: 24, until: link.body['expires_at'] },
      },
    ]);
    const opened = await api
      .on()
      .get(pathname + search)
      .redirects(0);
    expect(opened.status).toBe(303);
    const cookie = opened.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const on = async (host: string): Promise<unknown> =>
      ((await api.on(host).get('/api/settings').set('cookie', cookie)).body as Record<string, unknown>)[
        'support_email'
      ];
    expect(await on(`${FIRST}.localhost`)).toBe('preview@everglow.example');
    expect(await on(`${SECOND}.localhost`)).not.toBe('preview@everglow.example');
    expect((await settings())['support_email']).not.toBe('preview@everglow.example');
    const forged = await api
      .on()
      .get(`${pathname}${search.slice(0, -3)}abc`)
      .redirects(0);
    expect(forged.status).toBe(403);
    expect((await api.on(`${SECOND}.localhost`).get(pathname + search)).status).toBe(403);
  });

  it('show a page that is still open the revision it was made from, and no draft to anybody', async () => {
    const open = await live();
    const { body } = await draft(withSettings({ support_email: 'later@everglow.example' }));
    await publish(body['revision']);
    const ask = async (revision: unknown): Promise<unknown> =>
      ((await api.on().get(`/api/settings?revision=${String(revision)}`)).body as Record<string, unknown>)['revision'];
    expect(await ask(open)).toBe(open);
    const hidden = await draft(withSettings({ support_email: 'hidden@everglow.example' }));
    expect(await ask(hidden.body['revision'])).toBe(await live());
    expect(await ask('nonsense')).toBe(await live());
  });

  it('are listed fifty at a time, with the one that was live before, and to nobody without reach', async () => {
    type Page = { revisions: { revision: number; live: boolean; releases: object[] }[] } & Record<
      string,
      number | null
    >;
    const list = async (query = '', who = OPERATOR): Promise<Page> =>
      (await call(who, 'get', `tenants/${FIRST}/revisions${query}`)).body as unknown as Page;
    const newest = await live();
    await rows(
      api,
      `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
       select tenant_id, revision + n, source, template, document, author, 'One of many' from settings_revision r, generate_series(100, 230) n
       where r.tenant_id = (select id from tenant where slug = $1) and revision = $2`,
      [FIRST, newest],
    );
    const pages: Page[] = [await list()];
    for (let next = pages[0]?.['next']; next; next = pages.at(-1)?.['next']) pages.push(await list(`?after=${next}`));
    const numbers = pages.flatMap(({ revisions }) => revisions.map(({ revision }) => revision));
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toContain(1);
    expect(pages.slice(0, -1).map(({ revisions }) => revisions.length)).toEqual(pages.slice(1).map(() => 50));
    expect(pages.at(-1)?.revisions.length).toBeLessThanOrEqual(50);
    const [first] = pages;
    expect(first?.revisions.some(({ live: isLive }) => isLive)).toBe(false);
    const published = pages.flatMap(({ revisions }) => revisions.filter((one) => one.releases.length > 0 && !one.live));
    expect(published.map(({ revision }) => revision)).toContain(first?.['before_live']);
    expect(await list('?after=1')).toEqual({ revisions: [], next: null, before_live: first?.['before_live'] });
    for (const wrong of ['0', 'x', '2147483648', '-1'])
      expect((await call(OPERATOR, 'get', `tenants/${FIRST}/revisions?after=${wrong}`)).status).toBe(422);
    expect((await call(SUPPORT, 'get', `tenants/${SECOND}/revisions?after=5`)).status).toBe(404);
    await rows(api, "delete from settings_revision where reason = 'One of many'");
  });

  it('write down who did what', async () => {
    const { body } = await call(OPERATOR, 'get', `tenants/${FIRST}/audit`);
    const actions = (body['entries'] as { action: string; actor: string }[]).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        'tenant.created',
        'domain.registered',
        'revision.drafted',
        'revision.approved',
        'revision.published',
        'revision.rolled_back',
      ]),
    );
  });
});
