import { runCommandLine } from './cli/command-line';

void runCommandLine(process.argv.slice(2)).then((code) => {
  // Connections opened before a failure would otherwise keep the process alive.
  if (code !== 0) process.exit(code);
});
