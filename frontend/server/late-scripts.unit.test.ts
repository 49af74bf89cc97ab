import { withLateScripts } from './late-scripts';

const page = (head: string): string => `<html><head>${head}</head><body><h1>Hello</h1></body></html>`;

describe('scripts after the first frame', () => {
  it('leaves their addresses to one loader, in their order', () => {
    const html = withLateScripts(
      page(
        '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/>' +
          '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>',
      ),
    );
    expect(html).not.toContain('src="/');
    expect(html).not.toContain('preload');
    expect(html).toContain('<script data-scripts="/a.js /b.js">');
    expect(html).toMatch(/<\/script><\/head><body><h1>/);
  });

  it('touches nothing else', () => {
    const others = page(
      '<link rel="preload" href="/f.woff2" as="font"/><script src="/old.js" noModule=""></script><script>x()</script>',
    );
    expect(withLateScripts(others)).toBe(others);
  });
});
