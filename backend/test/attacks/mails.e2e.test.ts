import { FIRST, type TestApi } from '../support/api';
import { PASSWORD, form, newAddress, post, rows, signUp, startAccountsApi } from '../support/people';
import { rawRequest } from '../support/raw-request';
import { type CaughtMail, TestSmtp } from '../support/smtp';
import { type RunningWorker, startWorker } from '../../src/entrypoints/start-worker';

const OWN = `http://${FIRST}.localhost:8080`;

let api: TestApi;
let smtp: TestSmtp;
let worker: RunningWorker;
beforeAll(async () => {
  smtp = await new TestSmtp().start();
  api = await startAccountsApi(34);
  worker = await startWorker({ ...api.config, SMTP_URL: smtp.url });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await smtp.stop();
});

/** The mails that come of what is done, once there are no more. */
async function mailsOf(work: () => PromiseLike<unknown>): Promise<CaughtMail[]> {
  const before = smtp.caught.length;
  await work();
  while ((await rows(api, 'select from outbox where failed_at is null')).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return smtp.caught.slice(before);
}

const recipients = (mails: CaughtMail[]) => mails.flatMap(({ to }) => to).sort();
/** The names of what stands above each mail. */
const headers = (mails: CaughtMail[]) => mails.map(({ email }) => email.headers.map(({ key }) => key).join()).sort();
const hosts = (mails: CaughtMail[]) => {
  const texts = mails.flatMap(({ email }) => [email.html, email.text, ...email.headers.map(({ value }) => value)]);
  return [...new Set(texts.join(' ').match(/https?:\/\/[^/\s"<>]+/g))];
};

const LINES = [
  'Eve\r\nBcc: everyone@bad.example',
  'Eve\nBcc: everyone@bad.example\n\n<b>Won</b>',
  'Eve\rBcc: everyone@bad.example',
  'Eve\u2028Bcc: everyone@bad.example',
  'Eve\u0085Bcc: everyone@bad.example',
  'Eve\v\fBcc: everyone@bad.example',
  'Eve%0d%0aBcc: everyone@bad.example',
  'Eve\\r\\nBcc: everyone@bad.example',
  'Bcc: everyone@bad.example',
  '"Eve" <everyone@bad.example>, all@bad.example',
  '=?utf-8?q?Eve=0d=0aBcc:_everyone@bad.example?=',
  'Eve\r\n.\r\nMAIL FROM:<x@bad.example>\r\nRCPT TO:<everyone@bad.example>',
];

const complaint = {
  name: 'Jo Visser',
  email: 'jo@visitor.example',
  kind: 'other',
  message: 'A message that is long enough to be one.',
};
const complain = (part: object) =>
  mailsOf(() =>
    post(api, '/api/complaints')
      .send({ ...complaint, ...part })
      .expect(202),
  );

it('a complaint goes to the support and to who wrote it, with the headers of any other', async () => {
  const plain = await complain({ reference: 'order 5' });
  const expected = { to: recipients(plain), headers: headers(plain) };
  expect(expected.to).toHaveLength(2);
  for (const line of LINES) {
    const mails = await complain({ name: line, reference: line, message: `${complaint.message}\r\n${line}` });
    expect({ to: recipients(mails), headers: headers(mails) }).toEqual(expected);
    for (const { email } of mails)
      expect(email.replyTo?.map(({ address }) => address) ?? [complaint.email]).toEqual([complaint.email]);
    expect(hosts(mails)).toEqual([OWN]);
  }
});

it('nobody is called by what could be a header', async () => {
  const mails = await mailsOf(async () => {
    for (const name of LINES)
      await post(api, '/api/signups')
        .send({ ...form('eve@visitor.example'), name })
        .expect(422);
  });
  expect(mails).toEqual([]);
});

it('a note at leaving brings no header and no recipient', async () => {
  const left: unknown[] = [];
  for (const [at, note] of ['Only a note', ...LINES.slice(0, 4)].entries()) {
    const address = `leaving-${at}@visitor.example`;
    let cookie = '';
    await mailsOf(async () => ({ cookie } = await signUp(api, address)));
    const mails = await mailsOf(() =>
      post(api, '/api/account-deletion')
        .set('cookie', cookie)
        .send({ password: PASSWORD, reason: 'other', note })
        .expect(200),
    );
    expect(recipients(mails)).toEqual([address]);
    left.push(headers(mails));
  }
  expect(new Set(left.map(String)).size).toBe(1);
});

describe('an address', () => {
  const ADDRESSES = [
    'a@visitor.example\r\nBcc: b@bad.example',
    'a@visitor.example\nTo: b@bad.example',
    'a@visitor.example,b@bad.example',
    'a@visitor.example;b@bad.example',
    'a@visitor.example b@bad.example',
    'Eve <a@visitor.example>',
    '<b@bad.example>a@visitor.example',
    'a@visitor.example>\r\nRCPT TO:<b@bad.example',
    '"a\r\nBcc: b@bad.example\r\n"@visitor.example',
    '"b@bad.example,a"@visitor.example',
    '"a\\\r\n x"@visitor.example',
    'b@bad.example:a@visitor.example',
    '@bad.example:a@visitor.example',
    'a@[127.0.0.1]',
    'a@visitor.example\u0000.bad.example',
    'group:a@visitor.example,b@bad.example;',
  ];

  it('that is more than one is none, wherever it is asked for', async () => {
    let cookie = '';
    await mailsOf(async () => ({ cookie } = await signUp(api, 'mover@visitor.example')));
    const found: string[] = [];
    const mails = await mailsOf(async () => {
      for (const email of ADDRESSES) {
        const answers = [
          await post(api, '/api/signups').send({ ...form('x@visitor.example'), email }),
          await post(api, '/api/complaints').send({ ...complaint, email }),
          await post(api, '/api/mail-changes').set('cookie', cookie).send({ email, password: PASSWORD }),
          await post(api, '/api/password-resets').send({ email }),
          await post(api, '/api/reactivation/resend').send({ email, password: PASSWORD }),
        ];
        for (const [at, { status }] of answers.entries())
          if (status < 400 || status >= 500) found.push(`${JSON.stringify(email)} ${at}: ${status}`);
      }
    });
    expect(found).toEqual([]);
    expect(mails).toEqual([]);
  });

  it('with signs that mean something elsewhere is one recipient, as it stands', async () => {
    for (const address of [
      "o'neill+tag@visitor.example",
      'b%bad.example@visitor.example',
      '-oq/tmp/x@visitor.example',
      'a|b`c@visitor.example',
    ]) {
      const mails = await mailsOf(() => post(api, '/api/signups').send(form(address)).expect(201));
      expect(recipients(mails)).toEqual([address]);
      expect(mails[0]?.email.to?.map((one) => one.address)).toEqual([address]);
    }
  });
});

describe('the host of a mail’s links', () => {
  let people = 0;
  const ask = async (lines: readonly string[], email = 'links@visitor.example'): Promise<number> => {
    const body = JSON.stringify({ email });
    const own = [`X-Forwarded-For: ${newAddress()}`, 'Content-Type: application/json'];
    const head = ['POST /api/password-resets HTTP/1.1', ...lines, ...own];
    return (await rawRequest(api.url, head, body)).status;
  };

  beforeAll(() => mailsOf(() => signUp(api, 'links@visitor.example')));

  it.each([
    [['Host: EVERGLOW.localhost']],
    [['Host: everglow.localhost:1234']],
    [['Host: everglow.localhost.']],
    [
      [
        'Host: everglow.localhost',
        'Forwarded: host=bad.example',
        'X-Host: bad.example',
        'X-Original-Host: bad.example',
      ],
    ],
    [['Host: everglow.localhost', 'Origin: http://everglow.localhost:1', 'Referer: http://bad.example/']],
    [
      [
        'Host: everglow.localhost',
        'X-Forwarded-Proto: javascript',
        'X-Forwarded-Port: 1',
        'X-Forwarded-Prefix: //bad.example',
      ],
    ],
  ])('is the brand’s own for %j', async (lines) => {
    const email = `links-${(people += 1)}@visitor.example`;
    await mailsOf(() => signUp(api, email));
    const mails = await mailsOf(async () => {
      expect(await ask(lines, email)).toBeLessThan(300);
    });
    expect(recipients(mails)).toEqual([email]);
    expect(hosts(mails)).toEqual([OWN]);
  });

  it.each([
    [['Host: bad.example']],
    [['Host: everglow.localhost@bad.example']],
    [['Host: bad.example#everglow.localhost']],
    [['Host: everglow.localhost', 'Host: bad.example']],
    [['Host: everglow.localhost', 'X-Forwarded-Host: bad.example']],
    [['Host: everglow.localhost', 'X-Forwarded-Host: everglow.localhost, bad.example']],
    [['Host: everglow.localhost', 'X-Forwarded-Host: everglow.localhost', 'X-Forwarded-Host: bad.example']],
  ])('is nobody’s for %j: there is no mail', async (lines) => {
    const mails = await mailsOf(async () => {
      expect([400, 421]).toContain(await ask(lines));
    });
    expect(mails).toEqual([]);
  });
});
