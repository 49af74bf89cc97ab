const FIRST = /<script data-first="">[\s\S]*?<\/script>/;
const STYLES = '<link rel="stylesheet"';

/**
 * The page with its first script before the styles. React writes the styles ahead of everything in the head, and a
 * browser runs no script until the styles before it have come: what the script asks for would be asked later by as long.
 */
export function withFirstScript(html: string): string {
  const [script] = FIRST.exec(html) ?? [];
  if (script === undefined || !html.includes(STYLES)) return html;
  return html.replace(script, '').replace(STYLES, () => script + STYLES);
}
