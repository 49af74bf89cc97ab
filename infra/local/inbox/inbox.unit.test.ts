import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { type Inbox, startInbox } from './inbox';
import { type Summary } from './mailbox';

let folder: string;
let inbox: Inbox;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await startInbox(folder, { smtp: 0, http: 0 });
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

async function deliver(mail: {
  to: string;
  messageId?: string;
  subject?: string;
  html?: string;
  replyTo?: string;
}): Promise<void> {
  const transport = createTransport(inbox.smtpUrl);
  await transport.sendMail({ from: 'Everglow <help@everglow.localhost>', text: 'Hé', subject: 'Hi', ...mail });
  transport.close();
}

async function list(): Promise<Summary[]> {
  return (await (await fetch(`${inbox.url}/api/messages`)).json()) as Summary[];
}

it('a mail is listed with its envelope and read with its text', async () => {
  await deliver({ to: 'ann@example.org', messageId: '<1@x>', subject: 'Grüße' });
  const [mail] = await list();
  expect(mail).toMatchObject({
    ...{ subject: 'Grüße', from: 'Everglow <help@everglow.localhost>', to: ['ann@example.org'] },
    ...{ message_id: '<1@x>', copies: 1 },
  });
  const whole = (await (await fetch(`${inbox.url}/api/messages/${mail?.id ?? ''}`)).json()) as { text: string };
  expect(whole.text.trim()).toBe('Hé');
});

it('the same Message-ID to the same person is one mail, to another person a second', async () => {
  await deliver({ to: 'ann@example.org', messageId: '<1@x>' });
  await deliver({ to: 'Ann@example.org', messageId: '<1@x>' });
  await deliver({ to: 'bob@example.org', messageId: '<1@x>' });
  const mails = (await list()).map(({ to, copies }) => ({ to, copies }));
  expect(mails).toHaveLength(2);
  expect(mails).toEqual(
    expect.arrayContaining([
      { to: ['ann@example.org'], copies: 2 },
      { to: ['bob@example.org'], copies: 1 },
    ]),
  );
});

it('mails outlive the inbox and go when they are deleted', async () => {
  await deliver({ to: 'ann@example.org' });
  await inbox.close();
  inbox = await startInbox(folder, { smtp: 0, http: 0 });
  expect(await list()).toHaveLength(1);
  expect((await fetch(`${inbox.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual([]);
});

it('shows a mail without letting it run anything', async () => {
  await deliver({ to: 'ann@example.org', subject: '<b>x</b>', html: '<script>alert(1)</script><p>Hello</p>' });
  const [mail] = await list();
  const [overview, page, html] = await Promise.all(
    ['', `messages/${mail?.id ?? ''}`, `messages/${mail?.id ?? ''}/html`].map((path) => fetch(`${inbox.url}/${path}`)),
  );
  expect(await overview?.text()).toContain('&lt;b&gt;x&lt;/b&gt;');
  expect(await page?.text()).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(html?.headers.get('content-security-policy')).toMatch(/^sandbox(?!.*allow-scripts).*default-src 'none'/);
  expect(await html?.text()).toContain('<p>Hello</p>');
});

it('shows the text messages that the sandbox took, and mails while it is away', async () => {
  const message = { id: 's1', received_at: '2026-11-25T10:00:00.000Z', to: '+31612345678', text: '<b>123456</b>' };
  const sandbox = createServer((_, response) => response.end(JSON.stringify([message])));
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const { port } = sandbox.address() as AddressInfo;
  const both = await startInbox(join(folder, 'both'), { smtp: 0, http: 0, payments: port });
  expect(await (await fetch(`${both.url}/api/text-messages`)).json()).toEqual([message]);
  expect(await (await fetch(both.url)).text()).toContain('&lt;b&gt;123456&lt;/b&gt;');
  sandbox.closeAllConnections();
  await new Promise((resolve) => sandbox.close(resolve));
  expect((await fetch(both.url)).status).toBe(200);
  expect(await (await fetch(`${both.url}/api/text-messages`)).json()).toEqual([]);
  await both.close();
});

it('can be away and come back at the same address', async () => {
  const { smtpUrl } = inbox;
  await inbox.stopSmtp();
  await expect(deliver({ to: 'ann@example.org' })).rejects.toThrow(/ECONNREFUSED/);
  await inbox.startSmtp();
  expect(inbox.smtpUrl).toBe(smtpUrl);
  await deliver({ to: 'ann@example.org' });
  expect(await list()).toHaveLength(1);
});

it('knows no mail that it did not get', async () => {
  for (const path of ['messages/x', 'api/messages/x', 'other']) {
    expect((await fetch(`${inbox.url}/${path}`)).status).toBe(404);
  }
});

it('sends a reply to a mail of a thread to the api, as the person who got the mail', async () => {
  const taken: { readonly to: string; readonly mail: string; readonly isSigned: boolean }[] = [];
  const api = createServer((request, response) => {
    void text(request).then((body) => {
      const { to, raw } = JSON.parse(body) as { to: string; raw: string };
      const isSigned = /^t=\d{10},v1=[0-9a-f]{64}$/.test(String(request.headers['x-mail-events-signature']));
      taken.push({ to, mail: Buffer.from(raw, 'base64').toString(), isSigned });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  inbox.sendRepliesTo({ api: `http://127.0.0.1:${port}`, host: 'console.localhost', secret: 'secret' });
  const thread = `reply+${'a'.repeat(48)}@replies.localhost`;
  await deliver({ to: 'ann@example.org', messageId: '<1@x>', replyTo: thread });
  await deliver({ to: 'ann@example.org', messageId: '<2@x>', replyTo: 'help@everglow.localhost' });
  const pages = await Promise.all((await list()).map(async ({ id }) => fetch(`${inbox.url}/messages/${id}`)));
  const texts = await Promise.all(pages.map((page) => page.text()));
  expect(texts.filter((page) => page.includes('Send the reply'))).toHaveLength(1);
  const id = (await list()).find(({ message_id }) => message_id === '<1@x>')?.id ?? '';
  const send = (site: string) =>
    fetch(`${inbox.url}/messages/${id}/reply`, {
      ...{ method: 'POST', redirect: 'manual', headers: { 'sec-fetch-site': site } },
      body: new URLSearchParams({ text: 'Still nothing, é.' }),
    });
  expect((await send('cross-site')).status).toBe(404);
  expect((await send('same-origin')).status).toBe(303);
  expect(taken).toMatchObject([{ to: thread, isSigned: true }]);
  expect(taken[0]?.mail).toContain('From: <ann@example.org>');
  expect(taken[0]?.mail).toContain(Buffer.from('Still nothing, é.').toString('base64'));
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
