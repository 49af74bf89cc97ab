/** How a browser lets its people undo that they refused. */
export type BrowserKind = 'chromium' | 'firefox' | 'samsung' | 'safari' | 'ios' | 'app';

/** By its name: there is nothing else to tell where its settings are. */
export function browserKind(userAgent: string, isInstalled: boolean): BrowserKind {
  // Notifications on iPhones and iPads are the app's; an iPad calls itself a Mac.
  const isApple = /iPhone|iPad|Macintosh/.test(userAgent);
  if (/iPhone|iPad/.test(userAgent) || (isApple && isInstalled && !/Chrome\//.test(userAgent))) return 'ios';
  if (isInstalled) return 'app';
  if (/SamsungBrowser\//.test(userAgent)) return 'samsung';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return isApple && !/Chrome\//.test(userAgent) ? 'safari' : 'chromium';
}
