/** The same for both: the n-th line of a conversation, a third of them the other one's. */
export const LINE_SQL = `'Line ' || seq || repeat(' and so on', seq % 9)`;
const line = (seq: number): string => `Line ${seq}${' and so on'.repeat(seq % 9)}`;

/**
 * A page that only shows a conversation: finished HTML, no scripts, and a browser that leaves out what is far away. Nobody
 * could write there; it is what scrolling costs at least.
 */
export function plainTalk(messages: number): string {
  const rows = Array.from({ length: messages }, (_, at) => {
    const own = (at + 1) % 3 !== 0;
    return `<div class="row${own ? ' own' : ''}"><p>${line(at + 1)}</p><small>12:00</small></div>`;
  });
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>
    body { margin: 0; font: 16px/1.5 system-ui }
    [role=log] { height: 100dvh; overflow-y: auto }
    .row { padding: 0 16px 10px; content-visibility: auto; contain-intrinsic-size: auto 80px }
    .row p { width: fit-content; max-width: 85%; margin: 0; padding: 8px 14px; border-radius: 16px; background: #eee }
    .own p { margin-left: auto; background: #a06; color: #fff }
    .row small { display: block } .own small { text-align: right }
  </style><div role="log">${rows.join('')}</div>`;
}
