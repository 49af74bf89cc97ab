import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** SVG's own camel case; every other attribute is written with hyphens. */
const AS_WRITTEN = new Set(['viewBox', 'preserveAspectRatio', 'pathLength']);

/**
 * A drawing as text. Set as inner HTML it costs the browser nothing but drawing: as elements React would send each shape
 * a second time and walk through all of them before the page answers. For components without hooks only.
 */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return escape(String(node));
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map(markup).join('');
  if (!isValidElement<Props>(node)) throw new Error('a drawing is made of elements and text');
  const { type, props } = node;
  if (type === Fragment) return markup(props.children);
  if (typeof type === 'function') return markup((type as (props: Props) => ReactNode)(props));
  const { children, ...attributes } = props;
  const opening = `<${type}${Object.entries(attributes).map(attribute).join('')}`;
  const inside = markup(children);
  return inside === '' ? `${opening}/>` : `${opening}>${inside}</${type}>`;
}

function attribute([name, value]: readonly [string, unknown]): string {
  if (name === 'style' && value !== undefined) {
    return ` style="${escape(declarations(value as Readonly<Record<string, string | number>>))}"`;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const written = name === 'className' ? 'class' : AS_WRITTEN.has(name) ? name : hyphenated(name);
  return ` ${written}="${escape(String(value))}"`;
}

function declarations(style: Readonly<Record<string, string | number>>): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.startsWith('--') ? name : hyphenated(name)}:${value}`)
    .join(';');
}

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
