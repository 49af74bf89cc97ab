import { FIRST, SECOND, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { cookieOf, post, rows } from '../../../../test/support/people';
import { CAST_IDS } from '../../../modules/members';
import { tenantsCommand } from '../tenants-commands';
import { MEMBER_PASSWORD, memberEmail, membersOf } from './members/seed-members';
import { demandDemo } from './seed-demo';
import { DEMO_STAFF } from './staff/seed-staff';

let api: TestApi;
let said: string[] = [];
const environment = process.env;
const seed = async (): Promise<string> => {
  said = [];
  await tenantsCommand('seed', [FIRST, SECOND], { cast: true });
  return said.join('\n');
};
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  api = await startTestApi();
  const config = Object.entries(api.config).map(([name, value]) => [name, String(value)] as const);
  process.env = { ...environment, ...Object.fromEntries(config) };
  await seed();
});
afterAll(async () => {
  jest.restoreAllMocks();
  process.env = environment;
  await api.close();
});

const signIn = (email: string, host: string, password = MEMBER_PASSWORD) =>
  post(api, '/api/user.php', host).send({ email, password });
const emailsOf = (slug: string): string[] => membersOf(slug).map(({ name }) => memberEmail(name, slug));

describe('the cast of a demo', () => {
  it('is three hundred of each brand, all fictional, shown, in their towns, and nobody of them new or online', async () => {
    expect(
      await rows(
        api,
        `select t.slug, count(*)::int as people, bool_and(l.fictional) as fictional,
           bool_and(p.latitude is not null) as placed, bool_or(l.active_at > now() - interval '14 days') as fresh,
           bool_and(array_length(p.interests, 1) > 0 or p.id < ${CAST_IDS.from}) as interested,
           bool_and(p.hair_color is not null) as told, count(distinct l.joined_at)::int > 100 as spread
         from profile p join tenant t on t.id = p.tenant_id join listing l on l.tenant_id = t.id and l.profile_id = p.id
         where p.id < 1000000 group by t.slug order by t.slug`,
      ),
    ).toEqual(
      [FIRST, SECOND].map((slug) => ({
        ...{ slug, people: 300, fictional: true, placed: true, fresh: false },
        ...{ interested: true, told: true, spread: true },
      })),
    );
  });

  it('has nobody of one brand at the other', async () => {
    expect(
      await rows(
        api,
        `select a.id from profile a join profile b on b.id = a.id and b.tenant_id > a.tenant_id
         where a.id >= ${CAST_IDS.from}`,
      ),
    ).toEqual([]);
  });

  it('is there once however often it is made, and does nothing the second time', async () => {
    const everything = () =>
      rows(
        api,
        `select p::text as row from profile p union all select l::text from member_like l
         union all select a::text from profile_prompt a order by 1`,
      );
    const before = await everything();
    expect(await seed()).toBe('');
    expect(await everything()).toEqual(before);
  });

  it('stays when the brand’s file is applied', async () => {
    await tenantsCommand('people', [FIRST], {});
    const [row] = await rows(
      api,
      "select count(*)::int as shown from profile where id < 1000000 and status = 'active' and name <> ''",
    );
    expect(row).toEqual({ shown: 600 });
  });

  it('likes nobody', async () => {
    expect(
      await rows(
        api,
        `select 1 from member_like l join profile p on p.tenant_id = l.tenant_id and p.id in (l.liker_id, l.liked_id)
         where p.fictional`,
      ),
    ).toEqual([]);
  });
});

describe('the staff of a demo', () => {
  it.each(DEMO_STAFF)('includes $email, who signs in and sets up a second factor first', async ({ email }) => {
    const console_ = api.on('console.localhost');
    const signIn = (password: string) =>
      console_.post('/api/staff/sign-in').set('sec-fetch-site', 'same-origin').send({ email, password });
    expect((await signIn('another word').expect(401)).body).toMatchObject({ code: 'staff_sign_in_failed' });
    expect((await signIn(MEMBER_PASSWORD).expect(200)).body).toEqual({ next: 'enrolment', has_passkey: false });
  });

  it('reaches every brand as an operator, and one as support', async () => {
    expect(
      await rows(
        api,
        `select s.role, array_agg(t.slug) filter (where t.id is not null) as brands
         from staff s left join staff_tenant r on r.staff_id = s.id left join tenant t on t.id = r.tenant_id
         where s.email in ('olga@manyhearts.example', 'sam@manyhearts.example') group by s.role order by s.role`,
      ),
    ).toEqual([
      { role: 'operator', brands: null },
      { role: 'support', brands: [FIRST] },
    ]);
  });
});

describe('the members of a demo', () => {
  it.each([FIRST, SECOND])('of %s sign in, complete but for a photo, and are a match', async (slug) => {
    const emails = emailsOf(slug);
    expect(emails).toHaveLength(2);
    for (const email of emails) {
      const answer = await signIn(email, slug).expect(200);
      expect(answer.body).toMatchObject({ user: { status: 'active', email } });
      const cookie = cookieOf(answer.headers);
      const profile = await api.on(`${slug}.localhost`).get('/api/profile').set('cookie', cookie).expect(200);
      expect(profile.body).toMatchObject({ completeness: { missing: ['photo'] } });
      const match = await api.on(`${slug}.localhost`).get('/api/auto-like.php').set('cookie', cookie).expect(200);
      const [other] = membersOf(slug).filter(({ name }) => memberEmail(name, slug) !== email);
      expect(match.body).toMatchObject({ profile: { name: other?.name, fictional: false } });
    }
  });

  it('sign in at no other brand, and with no other word', async () => {
    const [email = ''] = emailsOf(FIRST);
    expect((await signIn(email, SECOND)).status).not.toBe(200);
    expect((await signIn(email, FIRST, 'three hundred heart')).status).not.toBe(200);
  });

  it('are at no site that others can reach', () => {
    const brand = testBrand(FIRST);
    expect(() => {
      demandDemo([brand]);
    }).not.toThrow();
    const domains = [...brand.head.domains, { host: 'everglow.example', kind: 'alias' as const }];
    expect(() => {
      demandDemo([{ ...brand, head: { ...brand.head, domains } }]);
    }).toThrow('not for everglow.example');
    process.env = { ...process.env, PUBLIC_PROTOCOL: 'https' };
    expect(() => {
      demandDemo([brand]);
    }).toThrow('not for a public site');
    process.env['PUBLIC_PROTOCOL'] = 'http';
  });
});
