import './global-setup';

/** Ends what the setup started; services that somebody keeps running stay. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopServices?.();
}
