import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { type Mailbox, type Summary, openMailbox } from './mailbox';
import { type ReplyTarget, sendReply, threadOf } from './reply';
import { type TextMessage, textMessages } from './text-messages';
import { type View, listPage, mailPage, views } from './pages';
import { type Smtp, startSmtp } from './smtp';

export interface Inbox {
  readonly smtpUrl: string;
  /** The pages, and `GET /api/messages`, `GET /api/messages/<id>`, `DELETE /api/messages`, `GET /api/text-messages`. */
  readonly url: string;
  /** Lets the pages send replies to mails that belong to a thread. */
  readonly sendRepliesTo: (target: ReplyTarget) => void;
  /** Takes the SMTP server away, and brings it back on the same port. */
  readonly stopSmtp: () => Promise<void>;
  readonly startSmtp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface InboxPorts {
  readonly smtp: number;
  readonly http: number;
  /** The sandbox that takes text messages, where there is one. */
  readonly payments?: number;
}

/** Catches every mail of the local sites and shows it, beside the text messages that the sandbox caught. */
export async function startInbox(folder: string, ports: InboxPorts): Promise<Inbox> {
  const mailbox = openMailbox(folder);
  let smtp: Smtp | undefined = await startSmtp(mailbox, ports.smtp);
  const { port } = smtp;
  let replies: ReplyTarget | undefined;
  const server = createServer((request, response) => {
    const answering = request.method === 'POST' ? reply(mailbox, replies, request, response) : undefined;
    (answering ?? answer(mailbox, () => textMessages(ports.payments), request, response)).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.http, '127.0.0.1', resolve);
  });
  const stopSmtp = async (): Promise<void> => {
    await smtp?.close();
    smtp = undefined;
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRepliesTo: (target) => {
      replies = target;
    },
    stopSmtp,
    startSmtp: async () => {
      smtp ??= await startSmtp(mailbox, port);
    },
    close: async () => {
      await stopSmtp();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  mailbox: Mailbox,
  messages: () => Promise<readonly TextMessage[]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mail.localhost');
  const [area, collection, id, part] = url.pathname.startsWith('/api/')
    ? ['api', ...url.pathname.slice(5).split('/')]
    : ['pages', ...url.pathname.slice(1).split('/')];
  if (area === 'pages' && collection === '') {
    send(response, 'text/html', listPage(mailbox.list(), await messages()));
    return;
  }
  if (area === 'api' && collection === 'text-messages') {
    send(response, 'application/json', JSON.stringify(await messages()));
    return;
  }
  if (collection !== 'messages') {
    notFound(response);
    return;
  }
  if (area === 'api' && id === undefined) {
    if (request.method === 'DELETE') {
      mailbox.clear();
      response.writeHead(204).end();
    } else send(response, 'application/json', JSON.stringify(mailbox.list()));
    return;
  }
  const mail = mailbox.find(id ?? '');
  if (mail === undefined) {
    notFound(response);
    return;
  }
  if (area === 'api') send(response, 'application/json', JSON.stringify(await whole(mailbox, mail)));
  else if (part === 'html') await sendHtml(mailbox, mail, response);
  else send(response, 'text/html', mailPage(mail, await viewOf(mailbox, mail, url), await threadOf(mailbox, mail)));
}

/** `POST /messages/<id>/reply`, from the page of the mail alone. */
async function reply(
  mailbox: Mailbox,
  target: ReplyTarget | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id] = /^\/messages\/(\w+)\/reply$/.exec(request.url ?? '') ?? [];
  const mail = mailbox.find(id ?? '');
  const thread = mail && (await threadOf(mailbox, mail));
  if (!mail || !target || thread === undefined || request.headers['sec-fetch-site'] !== 'same-origin') {
    notFound(response);
    return;
  }
  const words = new URLSearchParams(await textOf(request)).get('text') ?? '';
  const isTaken = await sendReply(target, mail, thread, words);
  response.writeHead(303, { location: `/messages/${mail.id}?view=text&reply=${isTaken ? 'sent' : 'refused'}` }).end();
}

async function whole(mailbox: Mailbox, mail: Summary): Promise<object> {
  const { headers, text = null, html = null } = await PostalMime.parse(mailbox.raw(mail.id));
  return { ...mail, headers: headers.map(({ originalKey: name, value }) => ({ name, value })), text, html };
}

async function viewOf(mailbox: Mailbox, { id }: Summary, url: URL): Promise<[View, string]> {
  const wanted = views.find((view) => view === url.searchParams.get('view'));
  const raw = mailbox.raw(id).toString('utf8');
  if (wanted === 'raw') return ['raw', raw];
  if (wanted === 'headers') return ['headers', raw.split(/\r?\n\r?\n/, 1)[0] ?? ''];
  const { text = '', html } = await PostalMime.parse(raw);
  return wanted === 'text' || html === undefined ? ['text', text] : ['html', ''];
}

async function sendHtml(mailbox: Mailbox, { id }: Summary, response: ServerResponse): Promise<void> {
  const { html = '', attachments } = await PostalMime.parse(mailbox.raw(id), { attachmentEncoding: 'base64' });
  const embedded = attachments.reduce(
    (text, { contentId, mimeType, content }) =>
      contentId === undefined
        ? text
        : text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${content as string}`),
    html,
  );
  const policy =
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'";
  response.setHeader('content-security-policy', policy);
  send(response, 'text/html', `<base target="_blank">${embedded}`);
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such mail.\n');
}
