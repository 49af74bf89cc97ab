import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../local/services/browser';
import { freePort } from '../../local/ports';
import { startStack } from '../../local/stack';
import { liveHosts } from '../../local/welcome';
import { median } from './row';
import { PUBLIC_PAGES, type PublicPage } from '../../../frontend/site/public-pages';
import { type Report, auditPhone } from './phone/audit-phone';
import { FIGURES } from './phone/figures';

const PAGES = ['home', 'gallery', 'terms'] as const satisfies readonly PublicPage[];

/**
 * `npm run lighthouse`: a first page, a lander and a legal page of every brand as a phone gets them, one line each with the
 * medians of its runs; `--only <brand>` and `--page <name>` for some, `--runs <n>` for more certainty.
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
        const address = stack.origin(host) + PUBLIC_PAGES[page as PublicPage];
        const reports: Report[] = [];
        for (let run = 0; run < Number(values.runs); run++) reports.push(await auditPhone(address, port));
        isGood = tell(`${host.split('.')[0] ?? ''} ${page}`, reports) && isGood;
      }
    }
    return isGood;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Figures are medians of the runs; what costs points is listed as of the last one. */
function tell(name: string, reports: readonly Report[]): boolean {
  const figures = FIGURES.map((figure) => ({ ...figure, value: median(reports.map(figure.of)) }));
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
