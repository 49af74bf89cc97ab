import type { FieldError } from '../../../../platform/http/problem';

type SvgFault = Omit<FieldError, 'path'>;

/** A drawing that was taken apart and found harmless. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly faults: readonly SvgFault[];
}

const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);
const ATTRIBUTES = new Set([
  'viewBox',
  'width',
  'height',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'clip-path',
  'mask',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'transform',
  'd',
  'points',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'fx',
  'fy',
  'id',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
  'maskUnits',
]);
const NAMESPACE = 'http://www.w3.org/2000/svg';
// The prefix keeps an id from shadowing anything of the page that the drawing is put into.
const ID = /^(logo|mark)-[a-z0-9-]{1,40}$/;
const PLAIN = /^[\w\s.,#%+-]*$/;
const PAINT = /^(?:none|url\(#(?:logo|mark)-[a-z0-9-]{1,40}\))$/;
const TRANSFORMS = /^(?: ?(?:matrix|translate|scale|rotate|skewX|skewY)\([-+\d. e]*\))*$/;
const PAINTED = new Set(['fill', 'stroke', 'clip-path', 'mask']);
const TRANSFORMED = new Set(['transform', 'gradientTransform']);

// A small part of XML that HTML parsers read alike: no comments, CDATA, entities, doctypes or instructions, so that
// nothing can mean one thing here and another in a browser.
const TOKEN = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<>&]*")*)\s*(\/?)>|([^<>&]+)/y;
const ATTRIBUTE = /([A-Za-z][\w:-]*)="([^"]*)"/g;

/** Reads an SVG by an allow-list: whatever is not known to be harmless is a fault. `limit` in bytes. */
export function checkSvg(text: string, limit: number): Drawing {
  if (Buffer.byteLength(text) > limit) {
    return nothing('svg_size', `The drawing has ${Buffer.byteLength(text)} bytes: bring it under ${limit}.`);
  }
  const faults: SvgFault[] = [];
  const open: string[] = [];
  let root: Readonly<Record<string, string>> | undefined;
  let closed = false;
  const source = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    if (!token || closed) return nothing('svg_grammar', `Only plain elements are allowed: see ${excerpt(source, at)}.`);
    const [, end, name, attributes = '', single, chars] = token;
    if (name === undefined) {
      if (chars?.trim()) faults.push(fault('svg_text', 'Draw letters as paths: take the text out.'));
      continue;
    }
    if (end) {
      if (open.pop() !== name) return nothing('svg_grammar', `</${name}> closes what is not open.`);
    } else {
      if ((root === undefined) !== (name === 'svg')) return nothing('svg_grammar', 'Put everything into one <svg>.');
      const found = attributesOf(attributes);
      if (new Set(found.map(([key]) => key)).size < found.length)
        return nothing('svg_grammar', `<${name}> repeats an attribute.`);
      faults.push(...elementFaults(name, found));
      root ??= Object.fromEntries(found);
      if (!single) open.push(name);
    }
    closed = open.length === 0;
  }
  if (!root || open.length > 0) return nothing('svg_grammar', 'Give one complete <svg>…</svg>.');
  return sized(root, faults);
}

function attributesOf(text: string): [string, string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]);
}

function elementFaults(name: string, attributes: readonly [string, string][]): SvgFault[] {
  if (!ELEMENTS.has(name))
    return [fault('svg_element', `Take out <${name}>: a drawing has shapes and gradients only.`)];
  return attributes.flatMap(([key, value]) => {
    if (key === 'xmlns') return value === NAMESPACE ? [] : [fault('svg_root', `xmlns is ${NAMESPACE}.`)];
    if (!ATTRIBUTES.has(key)) return [fault('svg_attribute', `Take out ${key} of <${name}>.`)];
    if (allowed(key, value)) return [];
    const advice = key === 'id' ? 'begin it with logo- or mark-' : 'use numbers, colours and url(#logo-…) only';
    return [fault('svg_value', `${key} of <${name}> is not allowed: ${advice}.`)];
  });
}

function allowed(key: string, value: string): boolean {
  if (key === 'id') return ID.test(value);
  if (TRANSFORMED.has(key)) return TRANSFORMS.test(value.replace(/[\s,]+/g, ' ').trim());
  return PLAIN.test(value) || (PAINTED.has(key) && PAINT.test(value));
}

function sized(root: Readonly<Record<string, string>>, faults: SvgFault[]): Drawing {
  const [x, y, width = 0, height = 0] = (root.viewBox ?? '').split(/[\s,]+/).map(Number);
  const right = root.xmlns === NAMESPACE && x === 0 && y === 0 && width > 0 && height > 0;
  if (!right) faults.push(fault('svg_root', `Give <svg> xmlns="${NAMESPACE}" and a viewBox that begins at 0 0.`));
  return { width, height, faults };
}

const fault = (code: string, message: string): SvgFault => ({ code, message });
const nothing = (code: string, message: string): Drawing => ({ width: 0, height: 0, faults: [fault(code, message)] });
const excerpt = (source: string, at: number) => JSON.stringify(source.slice(at, at + 24));
