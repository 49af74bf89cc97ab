const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
];

/** The name by which a member recognises a device: `Firefox, Android`. Nothing else of the header is kept. */
export function deviceName(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS): string | undefined => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined).join(', ');
}
