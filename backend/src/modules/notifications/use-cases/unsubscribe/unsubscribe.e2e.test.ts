import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { post, rows } from '../../../../../test/support/people';
import { DataKeys } from '../../../../platform/data-keys';
import { type UnsubscribeClaim, unsubscribeToken } from '../../links/unsubscribe-token';

let api: TestApi;
const jo = { id: 1 };
const stranger = { id: 2 };
beforeAll(async () => {
  api = await startTestApi();
  expect(await rows(api, 'select id, slug from tenant order by id')).toEqual([
    { id: 1, slug: FIRST },
    { id: 2, slug: SECOND },
  ]);
  // Both brands have both numbers.
  await rows(
    api,
    `with made as (
       insert into profile (tenant_id, id, name, birth_date, language)
       select t.id, n, 'Jo', '1990-05-17', 'en' from tenant t, generate_series(1, 2) n returning tenant_id, id
     )
     insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host)
     select tenant_id, id, 'jo' || id, 'jo' || id, '', 'en', '' from made`,
  );
});
afterAll(() => api.close());
afterEach(() => rows(api, 'delete from mail_preference'));

const TENANTS = { [FIRST]: 1, [SECOND]: 2 } as const;
const token = (claim: Partial<UnsubscribeClaim> = {}, host: typeof FIRST | typeof SECOND = FIRST): string =>
  unsubscribeToken(api.running.app.get(DataKeys), TENANTS[host], { account: jo.id, kind: 'reminders', ...claim });
const at = (query: string, host = FIRST) => post(api, `/api/unsubscribe${query}`, host);
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const stopped = () => rows(api, 'select tenant_id, account_id, kind, disabled_by from mail_preference order by kind');
const JOS = (kind: string) => ({ tenant_id: 1, account_id: jo.id, kind, disabled_by: 'unsubscribe' });

describe('a mail provider', () => {
  it('stops the mail’s kind with one POST, without cookie, origin or redirect', async () => {
    await at(`?token=${token()}`).type('form').send(ONE_CLICK).expect(200);
    expect(await stopped()).toEqual([JOS('reminders')]);
  });

  it('may send the form as multipart, or nothing at all', async () => {
    await at(`?token=${token()}`).field('List-Unsubscribe', 'One-Click').expect(200);
    expect(await stopped()).toEqual([JOS('reminders')]);
    await at(`?token=${token()}`).expect(200);
    expect(await stopped()).toHaveLength(1);
  });

  it('may send it a hundred times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => at(`?token=${token()}`).type('form').send(ONE_CLICK)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stopped()).toHaveLength(1);
  });

  it('changes nothing by opening the link: that leads to the page', async () => {
    const { headers } = await api.on().get(`/api/unsubscribe?token=${token()}`).expect(303);
    expect(headers['location']).toBe(`/unsubscribe?token=${token()}`);
    await api.on().head(`/api/unsubscribe?token=${token()}`).expect(303);
    expect(await stopped()).toEqual([]);
  });

  it('is refused where a browser says that another site sent it', async () => {
    const request = () => at(`?token=${token()}`).type('form');
    await request().set('sec-fetch-site', 'cross-site').send(ONE_CLICK).expect(403);
    await request().set('origin', 'https://bad.example').send(ONE_CLICK).expect(403);
    expect(await stopped()).toEqual([]);
  });

  it('sends multipart nowhere else', async () => {
    await post(api, '/api/complaints').field('name', 'Jo').expect(415);
  });
});

describe('a token', () => {
  it('is worth nothing on another brand, though the account’s number is one there too', async () => {
    await at(`?token=${token()}`, SECOND).type('form').send(ONE_CLICK).expect(404);
    await at(`?token=${token({ account: stranger.id }, SECOND)}`)
      .type('form')
      .send(ONE_CLICK)
      .expect(404);
    expect(await stopped()).toEqual([]);
  });

  it('speaks of one account and one kind', async () => {
    const [account = '', kind = '', signature = ''] = token().split('.');
    const forged = [
      `${Number(account) + 1}.${kind}.${signature}`,
      `${account}.news.${signature}`,
      `${account}.all.${signature}`,
      `${account}.${kind}.${'A'.repeat(24)}`,
      `${account}.${kind}`,
      '',
      'x'.repeat(5000),
    ];
    for (const one of forged) {
      const { body } = await at(`?token=${one}`).type('form').send(ONE_CLICK).expect(404);
      expect(body).toMatchObject({ code: 'unsubscribe_link_invalid' });
    }
    await at(`?token=${token()}&token=${token()}`).type('form').send(ONE_CLICK).expect(404);
    expect(await stopped()).toEqual([]);
  });

  it('of an account that is gone is taken, and changes nothing', async () => {
    await at(`?token=${token({ account: 999_999 })}`)
      .type('form')
      .send(ONE_CLICK)
      .expect(200);
    expect(await stopped()).toEqual([]);
  });
});

describe('the page', () => {
  const page = (given: string) => `http://${FIRST}.localhost/unsubscribe?token=${given}`;
  const press = (stop: string, given = token()) =>
    at('').set('sec-fetch-site', 'same-origin').set('referer', page(given)).type('form').send({ stop });

  it('stops one kind or all, by the token of its own address, and leads on', async () => {
    await press('kind').expect(303).expect('location', '/unsubscribe/done');
    await press('all').expect(303).expect('location', '/unsubscribe/done');
    expect(await stopped()).toEqual([JOS('all'), JOS('reminders')]);
  });

  it('takes the token from its field, too', async () => {
    await at('').type('form').send({ stop: 'kind', token: token() }).expect('location', '/unsubscribe/done');
    expect(await stopped()).toEqual([JOS('reminders')]);
  });

  it('says so where the link is none, and believes no other site’s address', async () => {
    await press('kind', 'x').expect(303).expect('location', '/unsubscribe/error');
    await at('')
      .set('referer', `http://bad.example/unsubscribe?token=${token()}`)
      .type('form')
      .send({ stop: 'all' })
      .expect('location', '/unsubscribe/error');
    await press('everything').expect(422);
    expect(await stopped()).toEqual([]);
  });
});
