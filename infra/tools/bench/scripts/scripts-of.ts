import { type Browser, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { cookiesOf } from '../accounts/members';

/** Bytes of JavaScript, gzipped, that a browser of a visitor or member loads for a page by itself, until it asks for nothing more. */
export async function scriptsOf(browser: Browser, url: string, member?: number): Promise<number> {
  const context = await browser.newContext();
  try {
    if (member !== undefined) await context.addCookies(cookiesOf(member, url));
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const bodies = await Promise.all(responses.map((response) => response.body()));
    if (bodies.length === 0) throw new Error(`${url} loads no script`);
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  } finally {
    await context.close();
  }
}
