import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../local/services/browser';
import { freePort } from '../../local/ports';
import { startStack } from '../../local/stack';
import { liveHosts } from '../../local/welcome';
import { BRAND, addMembers, cookiesOf } from './accounts/members';
import { median } from './row';
import { PUBLIC_PAGES, type PublicPage } from '../../../frontend/site/public-pages';
import { type Report, auditPhone } from './phone/audit-phone';
import { FIGURES } from './phone/figures';

/** Pages of members, which search engines are kept out of. */
const MEMBER_PAGES: Readonly<Record<string, string>> = {
  ...{ search: '/members', swipe: '/swipe-game', likes: '/likes', chats: '/chats' },
  ...{ credits: '/credits', premium: '/premium' },
};
/** One looks; the others are there to be found. */
const MEMBERS = 5;
const PAGES = ['home', 'gallery', 'terms'] as const satisfies readonly PublicPage[];

/**
 * `npm run lighthouse`: a first page, a lander and a legal page of every brand as a phone gets them, one line each with the
 * medians of its runs; `--only <brand>` and `--page <name>` for some, `--runs <n>` for more certainty. Pages of members
 * (search, swipe, likes, chats, credits, premium) are as a member of one brand gets them, where they are named.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true, default: [...PAGES] },
      runs: { type: 'string', default: '3' },
    },
  });
  const stack = await startStack();
  const { executablePath, args, env } = findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`], env });
  try {
    const all = await liveHosts(stack);
    const hosts = all.filter((host) => values.only?.includes(host.split('.')[0] ?? '') ?? true);
    if (hosts.length === 0) throw new Error(`There is no such brand; there are ${all.join(', ')}.`);
    let isGood = true;
    for (const host of hosts) {
      for (const page of values.page) {
        if (page in MEMBER_PAGES) continue;
        const address = stack.origin(host) + PUBLIC_PAGES[page as PublicPage];
        const reports: Report[] = [];
        for (let run = 0; run < Number(values.runs); run++) reports.push(await auditPhone(address, port));
        isGood = tell(`${host.split('.')[0] ?? ''} ${page}`, reports) && isGood;
      }
    }
    const pages = values.page.filter((page) => page in MEMBER_PAGES);
    if (pages.length > 0) await addMembers(stack, MEMBERS, 'nobody signs in with it');
    for (const page of pages) {
      const address = stack.origin(BRAND.host) + String(MEMBER_PAGES[page]);
      const reports: Report[] = [];
      for (let run = 0; run < Number(values.runs); run++) {
        await signIn(address, port);
        reports.push(await auditPhone(address, port, true));
      }
      isGood =
        tell(
          `${BRAND.slug} ${page}`,
          reports,
          FIGURES.filter(({ label }) => label !== 'SEO'),
        ) && isGood;
    }
    return isGood;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** In the browser that Lighthouse visits with. Nothing is left in its cache. */
async function signIn(address: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('a browser has a context of its own');
    await context.addCookies(cookiesOf(1, address));
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Figures are medians of the runs; what costs points is listed as of the last one. */
function tell(name: string, reports: readonly Report[], wanted = FIGURES): boolean {
  const figures = wanted.map((figure) => ({ ...figure, value: median(reports.map(figure.of)) }));
  const isGood = figures.every(({ value, isMet }) => isMet(value));
  const shown = figures.map(({ label, value, unit, isMet }) => `${label} ${value}${unit}${isMet(value) ? '' : ' (!)'}`);
  const machine = median(reports.map((report) => report.machine));
  console.log(`${name.padEnd(20)} ${shown.join(', ')}  ${isGood ? 'good' : 'NOT GOOD'}  (machine ${machine})`);
  for (const line of reports.at(-1)?.losses ?? []) console.log(`    ${line}`);
  return isGood;
}

// An end in order, so that what was started for it ends, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
