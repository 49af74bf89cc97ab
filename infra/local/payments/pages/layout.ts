const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
body { background: Canvas; color: CanvasText; margin: 0 auto; max-width: 30rem; padding: 1rem; overflow-wrap: anywhere }
.banner { background: #7a4b00; border-radius: .5rem; color: #fff; font-weight: 600; padding: .75rem 1rem; text-align: center }
h1 { font-size: 1.25rem; margin: 1.5rem 0 0 } .sum { font-size: 2rem; font-weight: 700; margin: 0 0 1rem }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: auto 1fr; margin: 1rem 0 } dd { margin: 0 } dt { opacity: .75 }
fieldset { border: 1px solid #8888; border-radius: .5rem; margin: 1rem 0; padding: .5rem 1rem }
label { align-items: center; display: flex; gap: .75rem; min-height: 2.75rem } label input { height: 1.25rem; width: 1.25rem }
button, .button { background: ButtonFace; border: 1px solid #8888; border-radius: .5rem; color: ButtonText; cursor: pointer;
display: block; font: inherit; margin: .5rem 0; min-height: 2.75rem; padding: .5rem 1rem; text-align: center; text-decoration: none; width: 100% }
button.main { background: #1f5f3a; border-color: #1f5f3a; color: #fff; font-weight: 600 }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
[role=alert] { border: 1px solid #c33; border-radius: .5rem; padding: .75rem 1rem } small { opacity: .75 }
table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid #8884; padding: .5rem; text-align: left }`;

export function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export function layout(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head><body>
<p class="banner">Nothing is charged: sandbox</p><main>${body}</main></body></html>`;
}

export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}
