import { chromium } from '@playwright/test';
import { toolsFolder } from '../state';
import { findBrowser, unpacked } from './browser';

// Unpacking happens once for a state folder and takes a few seconds.

describe.each([
  ['the browser that was found', findBrowser],
  ['the browser from npm', () => unpacked(toolsFolder())],
])('%s', (_name, find) => {
  it('shows a page and runs its script', async () => {
    const { executablePath, args, env } = find();
    const browser = await chromium.launch({ executablePath, args: [...args], env });
    const page = await (await browser.newContext()).newPage();
    await page.goto('data:text/html,<script>document.write(6*7)</script>');
    expect(await page.textContent('body')).toContain('42');
    await browser.close();
  });
});
