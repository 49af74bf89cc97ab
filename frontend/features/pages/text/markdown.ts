import Markdown, { type MarkdownIt, type Token } from 'markdown-it';

const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const BLOCKS = ['list', 'paragraph'];
const INLINES = ['newline', 'escape', 'emphasis', 'link', 'entity'];

/** The subset that texts are written in: whatever else Markdown knows stays as it was written. HTML is never passed on. */
function createRenderer(blocks: readonly string[]): MarkdownIt {
  const renderer = new Markdown('zero', { html: false, breaks: true });
  renderer.enable([...blocks, ...INLINES, 'balance_pairs', 'fragments_join', 'text_join'], true);
  const isHarmless = renderer.validateLink.bind(renderer);
  renderer.validateLink = (url) => isHarmless(url) && SAFE_LINK.test(url.trim());
  return renderer;
}

const blockRenderer = createRenderer(BLOCKS);
const pageRenderer = createRenderer([...BLOCKS, 'heading']);

/** A value that is words and never markup, whatever signs are in it. */
export function escapeMarkdown(value: string): string {
  return value.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll(/\s+/g, ' ');
}

/** Addresses that become links where a text names them, each with where it leads. */
export type Contacts = Readonly<Record<string, string>>;

/** HTML of a block's text. */
export function renderBlock(text: string, contacts: Contacts = {}): string {
  return render(blockRenderer, blockRenderer.parse(text, {}), contacts);
}

export interface RenderedPage {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

/** HTML of a whole page. Its headings are of the second and third level, the second ones with anchors. */
export function renderPage(text: string, contacts: Contacts = {}): RenderedPage {
  const tokens = pageRenderer.parse(text, {});
  const headings: { id: string; title: string }[] = [];
  tokens.forEach((token, index) => {
    if (!token.type.startsWith('heading_')) return;
    const second = token.tag === 'h1' || token.tag === 'h2';
    token.tag = second ? 'h2' : 'h3';
    if (!second || token.type !== 'heading_open') return;
    const id = `part-${headings.length + 1}`;
    token.attrSet('id', id);
    headings.push({ id, title: plainText(tokens[index + 1]) });
  });
  return { html: render(pageRenderer, tokens, contacts), headings };
}

function render(renderer: MarkdownIt, tokens: Token[], contacts: Contacts): string {
  const names = Object.keys(contacts).filter((name) => name !== '');
  if (names.length > 0) {
    for (const token of tokens) token.children &&= withLinks(token.children, contacts);
  }
  return renderer.renderer.render(tokens, renderer.options, {});
}

function withLinks(children: readonly Token[], contacts: Contacts): Token[] {
  let depth = 0;
  return children.flatMap((child) => {
    depth += child.nesting * Number(child.type.startsWith('link_'));
    return child.type === 'text' && depth === 0 ? parted(child, contacts) : [child];
  });
}

function parted(text: Token, contacts: Contacts): Token[] {
  const names = Object.keys(contacts).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.content.split(new RegExp(`(${names.join('|')})`)).flatMap((content) => {
    const part = copyOf(text, { content });
    const href = contacts[content];
    if (href === undefined) return content === '' ? [] : [part];
    const open = copyOf(text, { type: 'link_open', tag: 'a', nesting: 1, attrs: [['href', href]] });
    return [open, part, copyOf(text, { type: 'link_close', tag: 'a', nesting: -1 })];
  });
}

function copyOf(token: Token, values: Partial<Token>): Token {
  return Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token, { content: '' }, values);
}

const plainText = (heading: Token | undefined): string =>
  (heading?.children ?? []).map(({ content }) => content).join('');
