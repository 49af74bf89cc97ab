import { CONSOLE } from '../../../../../test/support/staff-people';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { newAddress, post, rows, startAccountsApi } from '../../../../../test/support/people';
import { DataKeys } from '../../../../platform/data-keys';
import { type ReplySide, SIGNATURE_HEADER, nameReply, signatureOf } from '../../../notifications';
import { ReceivedReplies } from '../../replies/received-replies';

const SECRET = 'the provider’s secret of the tests, long';
const JO = 'jo@visitor.example';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(124, { MAIL_EVENTS_SECRET: SECRET, REPLY_DOMAIN: 'replies.example' });
});
afterAll(() => api.close());

interface Thread {
  readonly id: string;
  /** Where the writer's replies go to. */
  readonly address: string;
  /** Where the support's replies go to. */
  readonly notes: string;
}
async function thread(slug = FIRST, state = 'answered'): Promise<Thread> {
  const { body } = await post(api, '/api/complaints', slug)
    .set('x-forwarded-for', newAddress())
    .send({ name: 'Jo', email: JO, kind: 'other', message: `Something is wrong here. ${Math.random()}` })
    .expect(202);
  const [row] = await rows(
    api,
    `update complaint set state = $2, due_at = null, closed_at = case when $2 = 'closed' then now() end,
       closed_by = case when $2 = 'closed' then 'x' end where reference = $1 returning tenant_id, id`,
    [(body as { reference: string }).reference, state],
  );
  const { tenant_id: tenantId, id } = row as { tenant_id: number; id: string };
  const keys = api.running.app.get(DataKeys);
  const of = (side: ReplySide) => `${nameReply(keys, { tenantId, thread: id, side })}@replies.example`;
  return { id, address: of('writer'), notes: of('support') };
}

let mails = 0;
interface TestMail {
  readonly to: string;
  readonly from?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}
const mail = ({ to, from = JO, headers = [], body = 'Thank you!' }: TestMail): string =>
  [
    ...[
      `From: Jo <${from}>`,
      `To: <${to}>`,
      'Subject: Re: Our answer',
      `Message-ID: <${(mails += 1)}@visitor.example>`,
    ],
    ...['MIME-Version: 1.0', ...headers, '', body, ''],
  ].join('\r\n');
function tell(raw: string, { to, signature, host = CONSOLE }: { to?: string; signature?: string; host?: string } = {}) {
  const body = JSON.stringify({ raw: Buffer.from(raw).toString('base64'), ...(to !== undefined && { to }) });
  return api
    .on(host)
    .post('/api/received-mails')
    .set('x-forwarded-for', newAddress())
    .set(SIGNATURE_HEADER, signature ?? signatureOf(SECRET, Math.floor(Date.now() / 1000), body))
    .type('json')
    .send(body);
}
const kept = ({ id }: Thread) =>
  rows(
    api,
    `select kind, body, quoted, refused_files, from_elsewhere from complaint_message where complaint_id = $1 order by created_at`,
    [id],
  );
const stateOf = async ({ id }: Thread) =>
  (await rows(api, 'select state from complaint where id = $1', [id]))[0]?.['state'];
const written = () => rows(api, 'select count(*)::integer as n from complaint_message');

describe('a reply of the support to its copy of a complaint', () => {
  const notes = ({ id }: Thread) =>
    rows(api, 'select kind, author, body, from_elsewhere from complaint_message where complaint_id = $1', [id]);
  const mailsSent = () => rows(api, "select id from outbox where payload->>'mail' = 'complaint_answer'");

  it('is a note, whoever it claims to be from, opens the thread again, and goes to nobody', async () => {
    const one = await thread(FIRST, 'closed');
    const before = await mailsSent();
    const [copy] = await rows(
      api,
      "select payload->'replyTo'->>'address' as address, payload->'params'->>'isNoted' as noted from outbox where payload->>'mail' = 'complaint_received' order by id desc",
    );
    expect(copy).toEqual({ address: one.notes, noted: 'true' });
    const raw = mail({ to: one.notes, from: 'support@everglow.example', body: 'Please wait a day.' });
    await Promise.all([tell(raw), tell(raw)]);
    await tell(mail({ to: one.notes, from: JO, body: 'I am the support.' })).expect(204);
    expect(await notes(one)).toEqual([
      { kind: 'note', author: 'support@everglow.example', body: 'Please wait a day.', from_elsewhere: false },
      { kind: 'note', author: JO, body: 'I am the support.', from_elsewhere: false },
    ]);
    expect(await stateOf(one)).toBe('open');
    expect(await mailsSent()).toEqual(before);
  });

  it('has an address that cannot be made of the writer’s, nor the other way round', async () => {
    const one = await thread();
    for (const to of [one.address.replace('reply+', 'note+'), one.notes.replace('note+', 'reply+')])
      await tell(mail({ to })).expect(204);
    expect(await notes(one)).toEqual([]);
  });
});

describe('a reply by mail', () => {
  it('joins the thread that its address names, without the history, and opens it again', async () => {
    const one = await thread(FIRST, 'closed');
    await tell(
      mail({ to: one.address, body: 'Still nothing.\r\n\r\nOn Monday Everglow wrote:\r\n> Your credits' }),
    ).expect(204);
    expect(await kept(one)).toEqual([
      {
        ...{ kind: 'reply', body: 'Still nothing.', quoted: 'On Monday Everglow wrote:\n> Your credits' },
        ...{ refused_files: 0, from_elsewhere: false },
      },
    ]);
    expect(await stateOf(one)).toBe('open');
    const [row] = await rows(api, 'select due_at > now() as due, closed_at from complaint where id = $1', [one.id]);
    expect(row).toEqual({ due: true, closed_at: null });
  });

  it('is found by where it arrived, in any case of letters, and never by who claims to send it', async () => {
    const one = await thread();
    await tell(mail({ to: 'someone@else.example' }), { to: one.address.toUpperCase() }).expect(204);
    await tell(mail({ to: 'x@y.example', headers: [`Delivered-To: ${one.address}`], from: 'other@visitor.example' }));
    await tell(mail({ to: 'support@everglow.example' })).expect(204);
    expect(await kept(one)).toMatchObject([{ from_elsewhere: false }, { from_elsewhere: true }]);
  });

  it('delivered again is one message', async () => {
    const one = await thread();
    const raw = mail({ to: one.address });
    await Promise.all([tell(raw), tell(raw), tell(raw)]);
    await tell(raw).expect(204);
    expect(await kept(one)).toHaveLength(1);
  });

  it('stays at its brand: each token is for one thread of one brand', async () => {
    const [one, other] = [await thread(), await thread(SECOND)];
    await tell(mail({ to: other.address, body: 'For the second.' })).expect(204);
    expect(await kept(one)).toEqual([]);
    expect(await kept(other)).toMatchObject([{ body: 'For the second.' }]);
  });

  it('keeps the text alone: files are counted, HTML becomes words', async () => {
    const one = await thread();
    const parts = [
      ...['--b', 'Content-Type: text/html; charset=utf-8', '', '<p>Hello <b>there</b></p><script>alert(1)</script>'],
      ...['--b', 'Content-Type: image/png', 'Content-Disposition: attachment; filename="a.png"', '', 'PNG', '--b--'],
    ];
    await tell(
      mail({ to: one.address, headers: ['Content-Type: multipart/mixed; boundary="b"'], body: parts.join('\r\n') }),
    ).expect(204);
    const [row] = await kept(one);
    expect(row).toMatchObject({ refused_files: 1, body: expect.stringMatching(/^Hello there/) as string });
    expect(String(row?.['body'])).not.toMatch(/<|alert/);
  });

  it('that is long is cut', async () => {
    const one = await thread();
    await tell(mail({ to: one.address, body: 'a line of words\r\n'.repeat(10_000) })).expect(204);
    const [row] = await kept(one);
    expect(String(row?.['body']).length).toBeLessThanOrEqual(20_000);
  });

  it('of a machine is dropped, so that no two machines talk', async () => {
    const one = await thread();
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes'])
      await tell(mail({ to: one.address, headers: [header] })).expect(204);
    await tell(mail({ to: one.address, headers: ['Auto-Submitted: no'] })).expect(204);
    expect(await kept(one)).toHaveLength(1);
  });

  it('counts: a thread takes twenty a day', async () => {
    const one = await thread();
    for (let sent = 0; sent < 22; sent += 1)
      await api.running.app.get(ReceivedReplies).take(Buffer.from(mail({ to: one.address })));
    expect(await kept(one)).toHaveLength(20);
    await rows(api, "update complaint_message set created_at = now() - interval '25 hours' where complaint_id = $1", [
      one.id,
    ]);
    expect(await api.running.app.get(ReceivedReplies).take(Buffer.from(mail({ to: one.address })))).toBe('kept');
  });

  it('to somebody who was erased is dropped', async () => {
    const one = await thread(FIRST, 'closed');
    await rows(api, "update complaint set email = '' where id = $1", [one.id]);
    await tell(mail({ to: one.address })).expect(204);
    expect(await kept(one)).toEqual([]);
    expect(await stateOf(one)).toBe('closed');
  });
});

describe('what is no reply', () => {
  it('is dropped without telling', async () => {
    const one = await thread();
    const before = await written();
    const forged = one.address.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'));
    for (const raw of [mail({ to: forged }), mail({ to: 'reply@replies.example' }), 'x', '\u0000not a mail at all'])
      await tell(raw).expect(204);
    expect(await written()).toEqual(before);
  });

  it('is refused from whoever does not know the secret, on brands’ hosts, and in other shapes', async () => {
    const one = await thread();
    const raw = mail({ to: one.address });
    await tell(raw, { signature: signatureOf('another secret, just as long as it', 1, raw) }).expect(401);
    await tell(raw, { host: `${FIRST}.localhost` }).expect(404);
    const body = JSON.stringify({ raw: 'no base64 !' });
    const answer = await api
      .on(CONSOLE)
      .post('/api/received-mails')
      .set('x-forwarded-for', newAddress())
      .set(SIGNATURE_HEADER, signatureOf(SECRET, Math.floor(Date.now() / 1000), body))
      .type('json')
      .send(body);
    expect(answer.status).toBe(422);
    expect(await kept(one)).toEqual([]);
  });
});
