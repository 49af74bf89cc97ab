import { isInstalled } from './installed';

/** Chromium's own event, which no standard has. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer to install, kept by the first script until this module has loaded. */
    installPrompt?: InstallPrompt;
  }
}

let kept: InstallPrompt | undefined;
let isDone = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  kept = window.installPrompt;
  window.addEventListener('beforeinstallprompt', (event) => {
    kept = event as InstallPrompt;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    kept = undefined;
    isDone = true;
    tell();
  });
}

/** The ways to install: by a button of ours, by steps on iPhone and iPad, or by the browser's own menu. */
export type InstallWay = 'installed' | 'button' | 'steps' | 'menu';

export function installWay(): InstallWay {
  if (isDone || isInstalled()) return 'installed';
  if (kept !== undefined) return 'button';
  // Only the browsers of iPhones and iPads have it.
  return 'standalone' in navigator ? 'steps' : 'menu';
}

export function watchInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's question. It can be shown once; the browser offers again when it sees fit. */
export async function askToInstall(): Promise<void> {
  const prompt = kept;
  kept = undefined;
  await prompt?.prompt().catch(() => undefined);
  tell();
}

const VISITS = 'visits';
/** From this visit on, people who come back may be told that there is an app. */
const OFTEN = 3;

/** Counts each tab's visit once. Returns whether somebody comes back often enough to be offered the app. */
export function isOftenHere(): boolean {
  try {
    const before = Number(window.localStorage.getItem(VISITS) ?? 0);
    if (window.sessionStorage.getItem(VISITS) !== null) return before >= OFTEN;
    window.sessionStorage.setItem(VISITS, '1');
    window.localStorage.setItem(VISITS, String(before + 1));
    return before + 1 >= OFTEN;
  } catch {
    return false;
  }
}
