import { setTimeout as pause } from 'node:timers/promises';
import { type RunningWorker, startWorker } from '../../../../entrypoints/start-worker';
import { PlatformDatabase } from '../../../../platform/database';
import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../../test/support/api';
import { ownRedis } from '../../../../../test/support/redis';
import { TestSmtp } from '../../../../../test/support/smtp';

const complaint = {
  name: 'Jo Visser',
  email: 'jo@visitor.example',
  kind: 'complaint',
  message: 'The photos do not load since yesterday evening.',
};

let smtp: TestSmtp;
let redis: Awaited<ReturnType<typeof ownRedis>>;
let api: TestApi;
let worker: RunningWorker;
let addresses = 0;

beforeAll(async () => {
  [smtp, redis] = await Promise.all([new TestSmtp().start(), ownRedis(11)]);
  api = await startTestApi({ SMTP_URL: smtp.url, REDIS_URL: redis.url });
  worker = await startWorker(api.config);
});

afterAll(async () => {
  await worker.close();
  await api.close();
  await Promise.all([smtp.stop(), redis.close()]);
});

/** A request from somebody new: each address has its own limit. */
function post(host = FIRST) {
  addresses += 1;
  return api.on(`${host}.localhost`).post('/api/complaints').set('x-forwarded-for', `203.0.113.${addresses}`);
}

async function count(table: 'complaint' | 'outbox'): Promise<number> {
  const rows = await api.running.app
    .get(PlatformDatabase)
    .query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
}

/** The mails that visitor and support receive for one complaint, found by its reference. */
async function mailsOf(reference: string, visitor: string) {
  const about = () => smtp.caught.filter(({ raw }) => raw.includes(reference));
  await smtp.until(() => about().length >= 2);
  const confirmation = about().find(({ to }) => to.includes(visitor));
  const received = about().find(({ to }) => !to.includes(visitor));
  if (!confirmation || !received) throw new Error('one of the two mails is missing');
  return { confirmation, received };
}

const hostsOf = (html = ''): string[] => [
  ...new Set([...html.matchAll(/href="(https?:\/\/[^"/]*)/g)].map((match) => match[1] ?? '')),
];

describe('a complaint', () => {
  it('arrives at the support and is confirmed to the visitor, in the brand’s name and look', async () => {
    const answer = await post().send(complaint).expect(202);
    const { reference } = answer.body as { reference: string };
    expect(reference).toMatch(/^C-[0-9A-Z]{12}$/);
    expect(answer.headers['cache-control']).toBe('no-store');

    const { confirmation, received } = await mailsOf(reference, complaint.email);
    expect(confirmation.email.from).toMatchObject({
      address: expect.stringMatching(/@everglow\.localhost$/) as string,
    });
    expect(confirmation.email.subject).toBe(`We hebben je bericht ontvangen (${reference})`);
    expect(confirmation.email.html).toContain('Hallo Jo Visser,');
    expect(confirmation.email.html).not.toContain(complaint.message);
    expect(hostsOf(confirmation.email.html)).toEqual(['http://everglow.localhost:8080']);
    expect(confirmation.raw).toMatch(/^Auto-Submitted: auto-replied/m);
    expect(confirmation.email.messageId).toMatch(/^<[\w.-]{20,}@everglow\.localhost>$/);

    expect(received.email.replyTo).toEqual([{ name: complaint.name, address: complaint.email }]);
    expect(received.email.text).toContain(complaint.message);
    expect(received.email.subject).toContain('Jo Visser');
    expect(hostsOf(received.email.html)).toEqual(['http://everglow.localhost:8080']);
  });

  it('is confirmed in the visitor’s language and told to the support in the domain’s', async () => {
    const visitor = 'fr@visitor.example';
    const answer = await post()
      .set('cookie', 'locale=fr')
      .send({ ...complaint, email: visitor })
      .expect(202);
    const { confirmation, received } = await mailsOf((answer.body as { reference: string }).reference, visitor);
    expect(confirmation.email.html).toContain('lang="fr-BE"');
    expect(confirmation.email.text).toContain('Nous avons bien reçu votre message');
    expect(received.email.text).toContain('Nieuw bericht van een bezoeker');
    expect(received.email.text).toContain('Frans');
  });

  it('stays in its brand: sender, support, links and looks of two brands never mix', async () => {
    const visitor = 'both@visitor.example';
    const send = (host: string) =>
      post(host)
        .send({ ...complaint, email: visitor })
        .expect(202);
    const answers = await Promise.all([send(FIRST), send(SECOND), send(SECOND), send(FIRST)]);
    for (const [index, answer] of answers.entries()) {
      const [own, other] = index === 0 || index === 3 ? [FIRST, SECOND] : [SECOND, FIRST];
      const { confirmation, received } = await mailsOf((answer.body as { reference: string }).reference, visitor);
      for (const { raw, email, from } of [confirmation, received]) {
        expect(from).toMatch(new RegExp(`@${own}\\.localhost$`));
        expect(hostsOf(email.html)).toEqual([`http://${own}.localhost:8080`]);
        expect(raw.toLowerCase()).not.toContain(other);
      }
    }
  });

  it('sent by a form leads on to the page that says thank you', async () => {
    const answer = await post()
      .type('form')
      .send({ ...complaint, email: 'form@visitor.example', reference: '' })
      .expect(303);
    expect(answer.headers['location']).toBe('/complaints/sent');
    await smtp.until(() => smtp.to('form@visitor.example').length === 1);
  });

  it('sent twice with one key is one complaint with one reference', async () => {
    const before = await count('complaint');
    const body = { ...complaint, email: 'twice@visitor.example' };
    const send = () => post().set('idempotency-key', 'b3b1c7d0-once').send(body).expect(202);
    const answers = await Promise.all([send(), send(), send()]);
    const again = await send();
    const references = new Set([...answers, again].map((answer) => (answer.body as { reference: string }).reference));
    expect(references.size).toBe(1);
    expect(await count('complaint')).toBe(before + 1);
    await mailsOf([...references][0] ?? '', body.email);
    await settled();
    expect(smtp.to(body.email)).toHaveLength(1);
  });

  it('sent twice by a double click is one complaint, too', async () => {
    const body = { ...complaint, email: 'double@visitor.example' };
    const [first, second] = await Promise.all([post().send(body), post().send(body)]);
    expect(second.body).toEqual(first.body);
  });

  it('cannot bring headers or recipients of its own', async () => {
    await settled();
    const before = smtp.caught.length;
    const visitor = 'inject@visitor.example';
    const name = 'Eve\r\nBcc: everyone@victim.example\r\nSubject: Won';
    const answer = await post()
      .send({ ...complaint, name, email: visitor })
      .expect(202);
    const { confirmation, received } = await mailsOf((answer.body as { reference: string }).reference, visitor);
    expect(
      smtp.caught
        .slice(before)
        .flatMap(({ to }) => to)
        .sort(),
    ).toEqual([visitor, received.to[0]].sort());
    for (const { email } of [confirmation, received]) {
      expect(email.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      expect(email.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    }
    expect(received.email.subject).toContain('Eve Bcc: everyone@victim.example Subject: Won');
    await post()
      .send({ ...complaint, email: 'a@visitor.example,b@victim.example' })
      .expect(422);
    await post()
      .send({ ...complaint, email: 'a@visitor.example\r\nBcc: b@victim.example' })
      .expect(422);
  });
});

describe('a complaint with faults', () => {
  it('is told all of them with their paths, and nothing is written', async () => {
    await settled();
    const before = await Promise.all([count('complaint'), count('outbox')]);
    const answer = await post()
      .send({ name: '  ', email: 'nobody', kind: 'praise', message: 'too short', reference: 'x'.repeat(101), extra: 1 })
      .expect(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const { code, faults } = answer.body as { code: string; faults: { path: string; code: string }[] };
    expect(code).toBe('invalid_input');
    expect(faults.map(({ path }) => path).sort()).toEqual(['email', 'extra', 'kind', 'message', 'name', 'reference']);
    expect(await Promise.all([count('complaint'), count('outbox')])).toEqual(before);
  });

  it.each([
    ['a list', []],
    ['a number for a name', { ...complaint, name: 5 }],
    ['an object for a message', { ...complaint, message: { $gt: '' } }],
    ['two kinds', { ...complaint, kind: ['complaint', 'other'] }],
    ['a message that is too long', { ...complaint, message: 'x'.repeat(5001) }],
    ['nothing', {}],
  ])('%s is refused', async (_, body) => {
    await post().send(body).expect(422);
  });

  it('counts a message as a person counts it', async () => {
    const family = '👩‍👩‍👧‍👦';
    await post()
      .send({ ...complaint, message: family.repeat(19) })
      .expect(422);
    await post()
      .send({ ...complaint, message: family.repeat(20) })
      .expect(202);
  });

  it('with a key that cannot be one is refused', async () => {
    const answer = await post().set('idempotency-key', 'short').send(complaint).expect(422);
    expect(answer.body).toMatchObject({ code: 'bad_idempotency_key', faults: [{ path: 'Idempotency-Key' }] });
  });

  it('sent by a form gets a page in the visitor’s language that names what is missing', async () => {
    const answer = await post()
      .set('cookie', 'locale=fr')
      .type('form')
      .send({ ...complaint, email: '<b>nobody</b>', message: 'court' })
      .expect(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.text).toContain('<html lang="fr-BE">');
    expect(answer.text.match(/<li>/g)).toHaveLength(2);
    expect(answer.text).not.toContain('nobody');
  });
});

describe('the sixth complaint in an hour from one address', () => {
  it.each([
    ['as JSON is refused with the time to wait', '198.51.100.1', 'json', 'application/problem+json; charset=utf-8'],
    ['as a form is refused with a page', '198.51.100.2', 'form', 'text/html; charset=utf-8'],
  ])('%s', async (_, from, type, contentType) => {
    const send = (message: string) =>
      api
        .on()
        .post('/api/complaints')
        .set('x-forwarded-for', from)
        .type(type)
        .send({ ...complaint, message });
    for (let sent = 1; sent <= 5; sent += 1)
      expect((await send(`${complaint.message} ${sent}`)).status).toBeLessThan(400);
    const refused = await send(`${complaint.message} 6`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(refused.headers['content-type']).toBe(contentType);
  });
});

it('a host without a brand takes no complaint', async () => {
  await api.on('console.localhost').post('/api/complaints').send(complaint).expect(404);
  await api.on('nobody.localhost').post('/api/complaints').send(complaint).expect(421);
});

/** Resolves when nothing is left to deliver. */
async function settled(): Promise<void> {
  while ((await count('outbox')) > 0) await pause(20);
}
