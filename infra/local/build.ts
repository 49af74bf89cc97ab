import { join } from 'node:path';
import { explain } from './startup-error';
import { openLog } from './process/log';
import { buildStale } from './stack/build';
import { stateFolder } from './state';

/** `npm run build`: everything that the processes run, as far as its sources changed. */
async function build(): Promise<void> {
  const log = openLog(join(stateFolder(), 'logs'), console.log);
  await buildStale('production', log, console.log);
  await log.close();
}

build().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
