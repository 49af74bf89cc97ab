import { type LoadedTenant } from '../../../../modules/tenants';
import { withServices } from '../../services';
import { UsageError } from '../../usage';
import { type Sitter } from './sitter';
import { type Draw, takePortraits } from './take-portraits';

/** How often it says how far it is. */
const STEP = 250;

/** `portraits`: for the process that draws, which starts this one, is told who wants a portrait and sends it. */
export async function portraits(brands: readonly LoadedTenant[]): Promise<void> {
  if (!process.send) throw new UsageError('Portraits are drawn by npm start.');
  // The drawing process has ended, so no more portraits will arrive.
  process.on('disconnect', () => process.exit());
  const tell = (done: number, of: number): void => {
    if (done % STEP === 0 && done < of) console.log(`${done} of ${of} portraits`);
  };
  const count = await withServices((services) => takePortraits(services, brands, drawElsewhere, tell));
  if (count > 0) console.log(`${count} portraits drawn`);
  process.removeAllListeners('disconnect');
  process.disconnect();
}

/** Answers come in the order of asking. */
const drawElsewhere: Draw = (sitter: Sitter) =>
  new Promise((resolve) => {
    process.once('message', resolve);
    process.send?.(sitter);
  });
