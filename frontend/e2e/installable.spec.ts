import { BRANDS } from './support/brands';
import { expect, test } from './support/test';

for (const { slug } of BRANDS)
  test(`${slug} can be installed, by the word of the browser`, async ({ page, visit }) => {
    await visit(slug);
    const devtools = await page.context().newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.url).toContain('/manifest.webmanifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Contexts of tests are private windows, in which nothing is ever installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
