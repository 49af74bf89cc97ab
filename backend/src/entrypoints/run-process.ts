/** Long enough for requests and jobs under way, shorter than what orchestrators wait before they kill. */
const GRACE_MS = 25_000;

/** Starts a process, says so, and closes it gently on SIGTERM and SIGINT. A failed start is one sentence and exit code 1. */
export function runProcess(name: string, start: () => Promise<{ close(): Promise<void> }>): void {
  start().then(
    (running) => {
      console.log(JSON.stringify({ level: 'info', time: new Date().toISOString(), process: name, msg: 'ready' }));
      let closing = false;
      const close = (): void => {
        if (closing) return;
        closing = true;
        setTimeout(() => process.exit(1), GRACE_MS).unref();
        running.close().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
      };
      process.on('SIGTERM', close);
      process.on('SIGINT', close);
    },
    (error: unknown) => {
      console.error(`${name} could not start: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    },
  );
}
