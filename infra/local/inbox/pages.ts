import { type Summary } from './mailbox';
import { type TextMessage } from './text-messages';

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 72rem; padding: 1rem }
h1 { font-size: 1.25rem } a { color: inherit } table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #8884; padding: .5rem; text-align: left; vertical-align: top }
iframe { background: #fff; border: 1px solid #8886; height: 75vh; width: 100% }
pre { overflow-wrap: anywhere; white-space: pre-wrap } nav { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0 }
nav [aria-current] { font-weight: bold; text-decoration: none }`;

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style><body>${body}</body></html>`;
}

export function listPage(mails: readonly Summary[], messages: readonly TextMessage[]): string {
  const rows = mails.map(
    ({
      id,
      received_at,
      from,
      to,
      subject,
      copies,
    }) => `<tr><td><a href="/messages/${id}">${escape(subject || '(no subject)')}</a>
${copies > 1 ? `<small>delivered ${copies} times</small>` : ''}<td>${escape(from)}<td>${escape(to.join(', '))}<td><time>${received_at}</time>`,
  );
  const table = `<table><tr><th>Subject<th>From<th>To<th>Received${rows.join('')}</table>`;
  return page(
    `Inbox (${mails.length})`,
    `<h1>Every mail that the local sites sent</h1><p><a href="/templates">Every mail there is</a> (in development)</p>${mails.length > 0 ? table : '<p>None yet.</p>'}${messagesTable(messages)}`,
  );
}

function messagesTable(messages: readonly TextMessage[]): string {
  if (messages.length === 0) return '';
  const rows = messages.map(
    ({ to, text, received_at }) => `<tr><td>${escape(text)}<td>${escape(to)}<td><time>${escape(received_at)}</time>`,
  );
  return `<h1>Every text message</h1><table><tr><th>Text<th>To<th>Received${rows.join('')}</table>`;
}

export const views = ['html', 'text', 'headers', 'raw'] as const;
export type View = (typeof views)[number];

export function mailPage(
  { id, subject, from, to, received_at }: Summary,
  [view, content]: readonly [View, string],
  thread: string | undefined,
): string {
  const links = views.map(
    (name) => `<a href="/messages/${id}?view=${name}"${name === view ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const shown =
    view === 'html'
      ? // No scripts, no forms, no cookies: the frame is a stranger to this page.
        `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escape(subject)}" src="/messages/${id}/html"></iframe>`
      : `<pre>${escape(content)}</pre>`;
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escape(subject)}</h1>
<p>From ${escape(from)}<br>To ${escape(to.join(', '))}<br><time>${received_at}</time></p><nav>${links.join('')}</nav>${shown}${thread === undefined ? '' : replyForm(id, thread)}`,
  );
}

/** Writes back as the person who got the mail. */
const replyForm = (id: string, thread: string): string =>
  `<form method="post" action="/messages/${id}/reply"><h2>Reply to ${escape(thread)}</h2>
<p><textarea name="text" aria-label="Reply" required rows="6" cols="60"></textarea></p><p><button>Send the reply</button></p></form>`;
