import { startSandbox } from './sandbox';

/** The sandbox as a process: PORT, PAYMENTS_FOLDER and PAYMENTS_ORIGIN say where. */
async function main(): Promise<void> {
  const { PORT = '', PAYMENTS_FOLDER: folder, PAYMENTS_ORIGIN: origin } = process.env;
  if (!/^\d+$/.test(PORT) || !folder) throw new Error('PORT and PAYMENTS_FOLDER are needed.');
  const { url, close } = await startSandbox({ port: Number(PORT), folder, origin });
  console.log(`The payments sandbox listens at ${url}.`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
