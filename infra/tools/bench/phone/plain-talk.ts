/** The same for both: the n-th line of a conversation, a third of them the other one's. */
export const LINE_SQL = `'Line ' || seq || repeat(' and so on', seq % 9)`;

const ROW_PX = 96;

/** In the page: draws what is near the screen, and takes away what is not. */
const DRAW = (messages: number): string => `
  const log = document.querySelector('[role=log]');
  const [canvas] = log.children;
  const shown = new Map();
  canvas.style.height = ${messages * ROW_PX} + 'px';
  const rowOf = (at) => {
    const row = document.createElement('div');
    row.className = (at + 1) % 3 ? 'row own' : 'row';
    row.style.transform = 'translateY(' + at * ${ROW_PX} + 'px)';
    row.innerHTML = '<p>Line ' + (at + 1) + ' and so on'.repeat((at + 1) % 9) + '</p><small>12:00</small>';
    return row;
  };
  const draw = () => {
    const from = Math.max(0, Math.floor(log.scrollTop / ${ROW_PX}) - 8);
    const to = Math.min(${messages}, Math.ceil((log.scrollTop + log.clientHeight) / ${ROW_PX}) + 8);
    for (const [at, row] of shown) if (at < from || at >= to) { row.remove(); shown.delete(at); }
    for (let at = from; at < to; at += 1)
      if (!shown.has(at)) { const row = rowOf(at); shown.set(at, row); canvas.append(row); }
  };
  log.addEventListener('scroll', draw);
  draw();`;

/**
 * A page that only shows a conversation: all of it is there from the start, its rows are of one height, and nobody could
 * write there. It is what scrolling costs at least. (Finished HTML with `content-visibility` is slower than that.)
 */
export function plainTalk(messages: number): string {
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>
    body { margin: 0; font: 16px/1.5 system-ui }
    [role=log] { height: 100dvh; overflow-y: auto }
    [role=log] > div { position: relative; overflow: hidden }
    .row { position: absolute; width: 100%; height: ${ROW_PX}px; box-sizing: border-box; padding: 0 16px; overflow: hidden }
    .row p { width: fit-content; max-width: 85%; margin: 0; padding: 8px 14px; border-radius: 16px; background: #eee }
    .own p { margin-left: auto; background: #a06; color: #fff }
    .row small { display: block } .own small { text-align: right }
  </style><div role="log"><div></div></div><script>${DRAW(messages)}</script>`;
}
