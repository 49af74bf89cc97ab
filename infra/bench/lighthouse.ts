import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findBrowser } from '../local/services/browser';
import { freePort } from '../local/ports';
import { startStack } from '../local/stack';
import { liveHosts } from '../local/welcome';
import { median } from './row';
import { type Report, auditPhone } from './phone/audit-phone';

const GOALS = { performance: 95, accessibility: 100 } as const;

/** `npm run lighthouse`: the home page of every brand as a phone gets it; `--only <brand>` for some, `--runs <n>` for more certainty. */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
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
      const reports: Report[] = [];
      for (let run = 0; run < Number(values.runs); run++)
        reports.push(await auditPhone(`${stack.origin(host)}/`, port));
      isGood = tell(host, reports) && isGood;
    }
    return isGood;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Scores are medians of the runs; what costs points is listed as of the last one. */
function tell(host: string, reports: readonly Report[]): boolean {
  const performance = reports.map((report) => report.performance);
  const accessibility = Math.min(...reports.map((report) => report.accessibility));
  const isGood = median(performance) >= GOALS.performance && accessibility >= GOALS.accessibility;
  const spread = `(${Math.min(...performance)}–${Math.max(...performance)})`;
  const machine = median(reports.map((report) => report.machine));
  console.log(
    `${host.padEnd(24)} performance ${median(performance)} ${spread}, accessibility ${accessibility}  ${isGood ? 'good' : 'TOO LOW'}  (machine ${machine})`,
  );
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
