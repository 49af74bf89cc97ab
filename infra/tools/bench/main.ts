import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks';
import { type Row, rowOf } from './row';

/** `npm run bench`: every claim measured on this machine; `--only <name>` for some, `--json` for one object a row. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, json: { type: 'boolean' } } });
  const known = benchmarks.flatMap(({ claims }) => claims.map(({ name }) => name));
  const unknown = (values.only ?? []).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  const wanted = (name: string): boolean => values.only?.includes(name) ?? true;
  if (!values.json)
    console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, commit ${commit()}\n`);
  for (const benchmark of benchmarks) {
    const claims = benchmark.claims.filter(({ name }) => wanted(name));
    if (claims.length === 0) continue;
    const rounds = await benchmark.measure((line) => {
      console.error(`  ${claims[0]?.name ?? ''}: ${line}`);
    });
    for (const claim of claims) {
      const row = rowOf(claim, rounds.get(claim.name) ?? []);
      console.log(values.json ? JSON.stringify(row) : table(row, claim.what, claim.better));
    }
  }
}

function table(row: Row, what: string, better: 'more' | 'less'): string {
  const [low, high] = row.spread.map((value) => value.toFixed(2));
  const bound = `${better === 'more' ? '≥' : '≤'} ${row.target}`;
  return `${row.name.padEnd(22)} ${row.ratio.toFixed(2).padStart(6)}  (${low ?? ''}–${high ?? ''})  ${bound.padEnd(7)} ${row.met ? 'met   ' : 'MISSED'}  ${what}`;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  } catch {
    return 'unknown';
  }
}

// An end in order, so that what was started for it ends, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
