import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../local/services/browser';
import { contactSheet } from './contact-sheet';

const HEIGHTS: Readonly<Record<string, number>> = { '360': 740, '768': 1024, '1280': 800 };

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: 'everglow,sheer,knotted,fullmoon,goldenhour,secondbloom,fellow' },
    locales: { type: 'string', default: 'en' },
    widths: { type: 'string', default: '360,768,1280' },
    schemes: { type: 'string', default: 'light,dark' },
    path: { type: 'string', default: '/' },
    port: { type: 'string', default: '8080' },
    out: { type: 'string', default: '.local/screens' },
    full: { type: 'boolean', default: false },
  },
});
const list = (text: string): readonly string[] => text.split(',');

/** Photographs pages of what runs on `--port`: a picture of each, and a contact sheet for each width. */
async function main(): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    for (const width of list(values.widths)) {
      const pictures: Buffer[] = [];
      for (const brand of list(values.brands)) {
        for (const locale of list(values.locales)) {
          for (const scheme of list(values.schemes)) pictures.push(await shoot({ brand, locale, scheme, width }));
        }
      }
      const columns = list(values.locales).length * list(values.schemes).length * (width === '1280' ? 1 : 2);
      const file = path.join(values.out, `sheet-${width}.png`);
      writeFileSync(file, await contactSheet(pictures, columns, Math.min(Number(width), 640)));
      console.log(file);
    }
  } finally {
    await browser.close();
  }

  async function shoot(shot: { brand: string; locale: string; scheme: string; width: string }): Promise<Buffer> {
    const context = await browser.newContext({
      viewport: { width: Number(shot.width), height: HEIGHTS[shot.width] ?? 800 },
      colorScheme: shot.scheme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const address = `http://${shot.brand}.localhost:${values.port}${values.path}`;
    await context.addCookies([{ name: 'locale', value: shot.locale, url: address }]);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const name = `${shot.brand}-${shot.locale}-${shot.width}-${shot.scheme}.png`;
    const picture = await page.screenshot({ path: path.join(values.out, name), fullPage: values.full });
    await context.close();
    return picture;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
