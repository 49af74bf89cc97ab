import { parseArgs } from 'node:util';
import { Problem } from '../../platform/http';
import { pushCommand } from './pushes';
import { staffCommand } from './staff-commands';
import { tenantsCommand } from './tenants-commands';
import { UsageError, usage } from './usage';

const OPTIONS = {
  author: { type: 'string' },
  reason: { type: 'string' },
  base: { type: 'string' },
  revision: { type: 'string' },
  at: { type: 'string' },
  niche: { type: 'string' },
  host: { type: 'string' },
  state: { type: 'string' },
  slug: { type: 'string' },
  name: { type: 'string' },
  countries: { type: 'string' },
  email: { type: 'string' },
  handle: { type: 'string' },
  role: { type: 'string' },
  tenant: { type: 'string' },
  tenants: { type: 'string' },
  network: { type: 'string' },
  photo: { type: 'string' },
  file: { type: 'string' },
  out: { type: 'string' },
  attempt: { type: 'string' },
  message: { type: 'string' },
  member: { type: 'string' },
  credits: { type: 'string' },
  kind: { type: 'string' },
  key: { type: 'string' },
  entry: { type: 'string' },
  account: { type: 'string' },
  provider: { type: 'string' },
  mode: { type: 'string' },
  status: { type: 'string' },
  payments: { type: 'string' },
  code: { type: 'string' },
  percent: { type: 'string' },
  minimum: { type: 'string' },
  currency: { type: 'string' },
  country: { type: 'string' },
  methods: { type: 'string' },
  starts: { type: 'string' },
  expires: { type: 'string' },
  order: { type: 'string' },
  payment: { type: 'string' },
  amount: { type: 'string' },
  refund: { type: 'string' },
  difference: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  month: { type: 'string' },
  wave: { type: 'string' },
  path: { type: 'string' },
  value: { type: 'string' },
  minutes: { type: 'string' },
  cast: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Runs what `npm run push`, `npm run staff` and `npm run tenants` are given, prints the outcome and answers the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<0 | 1> {
  try {
    await dispatch(args);
    return 0;
  } catch (error) {
    printFailure(error);
    return 1;
  }
}

async function dispatch(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [room, command, ...names] = positionals;
  if (values.help || command === undefined) return usage();
  if (room === 'tenants') return tenantsCommand(command, names, values);
  if (room === 'push') return pushCommand(command, values);
  if (room === 'staff') return staffCommand(command, names, values);
  throw new UsageError(`There is no ${room ?? 'such room'}.`);
}

function printFailure(error: unknown): void {
  if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
    console.error((error as Error).message);
    usage();
  } else if (error instanceof Problem) {
    console.error(`${error.code}: ${error.message}`);
    for (const fault of error.faults) console.error(`  ${fault.path}: ${fault.message}`);
  } else console.error(error instanceof Error ? error.message : error);
}
