import { createElement as element, Fragment } from 'react';
import { markup } from './markup';

describe('a drawing as text', () => {
  it('writes attributes as SVG has them', () => {
    const style = { animationDelay: '1s', '--lean': '2deg' };
    const shape = element('path', { d: 'M0 0', strokeWidth: 2, pathLength: 1, className: 'art-grow', style });
    expect(markup(shape)).toBe(
      '<path d="M0 0" stroke-width="2" pathLength="1" class="art-grow" style="animation-delay:1s;--lean:2deg"/>',
    );
  });

  it('leaves out what is not set', () => {
    expect(markup(element('g', { className: undefined, style: undefined }))).toBe('<g/>');
  });

  it('goes through components, lists and fragments', () => {
    const Dots = ({ count }: { readonly count: number }) =>
      element(
        Fragment,
        null,
        Array.from({ length: count }, (_, i) => element('circle', { key: i, r: i })),
      );
    expect(markup(element('g', null, element(Dots, { count: 2 }), null, false))).toBe(
      '<g><circle r="0"/><circle r="1"/></g>',
    );
  });

  it('lets no text become markup', () => {
    expect(markup(element('text', { id: '"><script>' }, '<b>'))).toBe(
      '<text id="&#34;&#62;&#60;script&#62;">&#60;b&#62;</text>',
    );
  });
});
