import { withFirstScript } from './first-script';

const SCRIPT = '<script data-first="">ask("$&")</script>';
const STYLES = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';

it('runs the first script before the styles are there', () => {
  expect(withFirstScript(`<head><meta charSet="utf-8"/>${STYLES}<title>A</title>${SCRIPT}</head>`)).toBe(
    `<head><meta charSet="utf-8"/>${SCRIPT}${STYLES}<title>A</title></head>`,
  );
});

it('leaves a page alone that has no first script, or no styles', () => {
  for (const html of [`<head>${STYLES}<script>other()</script></head>`, `<head>${SCRIPT}</head>`])
    expect(withFirstScript(html)).toBe(html);
});
