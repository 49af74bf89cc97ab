import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { call, confirmed } from '../../../../test/support/meeting';
import { PlatformDatabase } from '../../../platform/database';
import { LOGGER } from '../../../platform/telemetry';
import { ReportRetention } from '../../safety';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(30);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const staff = (method: 'get' | 'post', rest: string, body: object = {}, slug = FIRST) => {
  const request = api.on('console.localhost')[method](`/api/staff/tenants/${slug}/${rest}`);
  request.set({ authorization: tokens.get(SUPPORT.email) ?? '' });
  return method === 'post' ? request.send(body) : request;
};

interface Listed {
  readonly account_id: number;
  readonly language: string | null;
  readonly message: string | null;
  readonly report: { readonly text: string; readonly evidence: { readonly about_me: string | null } } | null;
}

/** The open appeal of somebody against what was decided about them last. */
async function appealOf(about: Person): Promise<Listed | undefined> {
  const [made] = await rows(api, 'select id from decision where account_id = $1 order by id desc', [about.id]);
  await rows(
    api,
    "insert into appeal (tenant_id, decision_id, text) select tenant_id, id, 'No.' from decision where id = $1",
    [made?.['id']],
  );
  const { appeals } = (await staff('get', 'appeals').expect(200)).body as { appeals: Listed[] };
  return appeals.find(({ account_id: id }) => id === about.id);
}

describe('whoever answers an appeal', () => {
  it('sees what was reported with its evidence, and the language of the member', async () => {
    const [by, about] = [await confirmed(api), await confirmed(api, { about: 'Call 0900-1234' })];
    await call(api, 'post', 'reports', by.cookie)
      .send({ profile: about.id, reason: 'scam', text: 'Wants money.' })
      .expect(200);
    const [report] = await rows(api, 'select id from report where profile_id = $1', [about.id]);
    await staff('post', `reports/${Number(report?.['id'])}/closed`, { outcome: 'member_blocked' }).expect(204);
    const [account] = await rows(api, 'select language from account where id = $1', [about.id]);
    expect(await appealOf(about)).toMatchObject({
      language: account?.['language'],
      message: null,
      report: { text: 'Wants money.', evidence: { about_me: 'Call 0900-1234' } },
    });
    expect((await staff('get', `reports/${Number(report?.['id'])}`).expect(200)).body).toMatchObject({
      profile: { language: account?.['language'] },
    });
    await staff('get', 'appeals', {}, SECOND).expect(404);
    // The evidence is kept as long as the appeal waits.
    await rows(api, "update report set closed_at = now() - interval '7 months' where profile_id = $1", [about.id]);
    const { app } = api.running;
    const retention = new ReportRetention(app.get(PlatformDatabase), app.get(LOGGER));
    await retention.forget();
    expect(await rows(api, 'select from report where profile_id = $1', [about.id])).toHaveLength(1);
    await rows(
      api,
      `update appeal l set outcome = 'upheld', decided_at = now(), decided_by = 'noor' from decision d
       where d.tenant_id = l.tenant_id and d.id = l.decision_id and d.account_id = $1`,
      [about.id],
    );
    await retention.forget();
    expect(await rows(api, 'select from report where profile_id = $1', [about.id])).toEqual([]);
  });

  it('sees the message that was not delivered, of its author alone, and none that is deleted', async () => {
    const [by, other] = [await confirmed(api), await confirmed(api)];
    for (const sender of [by, other])
      await rows(
        api,
        `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule)
         select tenant_id, id, $2, gen_random_uuid(), $3, 'contact' from account where id = $1`,
        [sender.id, sender === by ? other.id : by.id, `Write to me, ${sender.id}`],
      );
    const [held] = await rows(api, 'select id from held_message where sender_id = $1', [by.id]);
    await staff('post', `held-messages/${Number(held?.['id'])}/rejected`).expect(204);
    expect(await appealOf(by)).toMatchObject({ message: `Write to me, ${by.id}`, report: null });
    await rows(api, 'delete from held_message where sender_id = $1', [by.id]);
    const { appeals } = (await staff('get', 'appeals').expect(200)).body as { appeals: Listed[] };
    expect(appeals.find(({ account_id: id }) => id === by.id)).toMatchObject({ message: null });
  });
});
