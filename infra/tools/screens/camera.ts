import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../local/services/browser';
import { startStack } from '../../local/stack';

export interface Shot {
  readonly brand: string;
  readonly path: string;
  /** Empty: the brand's own. */
  readonly locale: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The whole page instead of the first screen. */
  readonly full: boolean;
}

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 360: 740, 768: 1024, 1280: 800 };

/** Photographs pages of what runs on a port, or of a stack of its own where nothing does. */
export async function openCamera(port: number) {
  const stack = (await isTaken(port)) ? undefined : await startStack({ workers: 0 });
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  const originOf = (host: string): string => stack?.origin(host) ?? `http://${host}:${port}`;
  return {
    /** The picture's file name within `folder`. */
    shoot: async (shot: Shot, folder: string): Promise<string> => {
      const address = originOf(`${shot.brand}.localhost`) + shot.path;
      const context = await browser.newContext({
        viewport: { width: shot.width, height: HEIGHTS[shot.width] ?? 800 },
        colorScheme: shot.scheme,
        reducedMotion: 'reduce',
      });
      try {
        // Visitors have read the site-entry warning before: it would cover the page.
        await context.addInitScript("localStorage.setItem('entry-warning', String(Date.now()))");
        if (shot.locale !== '') await context.addCookies([{ name: 'locale', value: shot.locale, url: address }]);
        const page = await context.newPage();
        await page.goto(address, { waitUntil: 'load' });
        // Unlike waiting for the promise, this gives up after a while where a page is loaded again meanwhile.
        await page.waitForFunction("document.fonts.status === 'loaded'");
        mkdirSync(folder, { recursive: true });
        const file = `${nameOf(shot)}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: shot.full });
        return file;
      } finally {
        await context.close();
      }
    },
    close: async (): Promise<void> => {
      await browser.close();
      await stack?.stop();
    },
  };
}

async function isTaken(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

function nameOf({ brand, path: address, locale, width, scheme }: Shot): string {
  const page = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  return [page, brand, locale, width, scheme].filter((part) => part !== '').join('-');
}
