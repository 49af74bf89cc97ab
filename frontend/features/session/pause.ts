import { browserFacts, within } from '../../lib/push/browser-push';
import { refreshPush } from '../../lib/push/refresh-push';

const PAUSE_MS = 60_000;
/** News come by themselves. */
const SUBSCRIBED_PAUSE_MS = 300_000;
/** Longer than the browser and the server take to tell. */
const KNOWN_MS = 5000;

/** Goes by the server's word: a browser may have a subscription that nothing comes by. */
export async function pauseMs(): Promise<number> {
  const looking = refreshPush();
  // Without leave to notify there is nothing to wait for.
  if (browserFacts().permission !== 'granted') return PAUSE_MS;
  const state = await within(KNOWN_MS, looking).catch(() => 'not_known');
  return state === 'subscribed' ? SUBSCRIBED_PAUSE_MS : PAUSE_MS;
}
