import { readWebConfig } from './config';
import { createLogger } from './log';

async function main(): Promise<void> {
  const config = readWebConfig();
  // Next and React read it when they are loaded, which startWebServer does.
  Object.assign(process.env, { NODE_ENV: config.NODE_ENV, NEXT_TELEMETRY_DISABLED: '1' });
  const log = createLogger(config.LOG_LEVEL);
  const { startWebServer } = await import('./web-server');
  const server = await startWebServer(config, log);
  const { port, innerPort } = server;
  log.info({ port, innerPort }, 'listening');
  process.send?.({ listening: { port, innerPort } });

  let closing = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'closing');
    void server.close().then(() => {
      log.flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`web: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
