import { type Color, formatHex, interpolate, parse } from 'culori';

/** Colours by role, such as `--color-primary`, in each scheme. */
export interface Palette {
  readonly scheme: 'light' | 'dark';
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string>>;

/**
 * A drawing of the pages as every renderer reads it: custom properties, mixed and two-fold colours are browsers' alone and
 * become plain ones. `ink` goes before what the drawing says of its own colours.
 */
export function plainSvg(svg: string, palette: Palette, ink: Variables, width: number): string {
  const style = /<svg[^>]* style="([^"]*)"/.exec(svg)?.[1] ?? '';
  const said = declarations(style);
  const scheme = said['color-scheme'] === 'dark' ? 'dark' : palette.scheme;
  const variables = { ...palette[scheme], ...said, ...ink };
  const height = width * 1.25;
  return svg
    .replace(/<svg[^>]*>/, (tag) =>
      tag
        .replace(/ style="[^"]*"/, ' style="isolation:isolate"')
        .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
    )
    .replace(/ (fill|stroke|stop-color)="([^"]+)"/g, (all, name: string, value: string) =>
      /^(none|url\()/.test(value) ? all : ` ${name}="${formatHex(colourOf(value, variables, scheme))}"`,
    );
}

const declarations = (style: string): Variables =>
  Object.fromEntries(
    style.split(';').map((one) => {
      const at = one.indexOf(':');
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );

function colourOf(text: string, variables: Variables, scheme: Palette['scheme']): Color {
  const [, call, inside = ''] = /^(var|light-dark|color-mix)\((.*)\)$/.exec(text.trim()) ?? [];
  const of = (part: string): Color => colourOf(part, variables, scheme);
  const parts = call === undefined ? [] : partsOf(inside);
  switch (call) {
    case 'var':
      return of(variables[inside.trim()] ?? missing(inside));
    case 'light-dark':
      return of(parts[scheme === 'light' ? 0 : 1] ?? missing(inside));
    case 'color-mix': {
      const [, first = '', second = ''] = parts;
      const share = / (\d+)%$/.exec(first.trim());
      const colours = [of(first.trim().replace(/ \d+%$/, '')), of(second)];
      return interpolate(colours, 'oklab')(1 - Number(share?.[1] ?? 50) / 100);
    }
    default:
      return parse(text.trim()) ?? missing(text);
  }
}

/** Splits at the commas outside brackets. */
function partsOf(inside: string): string[] {
  let depth = 0;
  let from = 0;
  const parts: string[] = [];
  for (let at = 0; at <= inside.length; at += 1) {
    const sign = inside.charAt(at);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (at < inside.length && (sign !== ',' || depth > 0)) continue;
    parts.push(inside.slice(from, at));
    from = at + 1;
  }
  return parts;
}

function missing(what: string): never {
  throw new Error(`no colour: ${what}`);
}
