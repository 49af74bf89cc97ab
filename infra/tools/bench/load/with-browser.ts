import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../local/services/browser';
import { type Stack, startStack } from '../../../local/stack';

/** Runs a whole stack and a browser for as long as the work takes. */
export async function withBrowser<T>(
  options: Parameters<typeof startStack>[0],
  work: (stack: Stack, browser: Browser) => Promise<T>,
): Promise<T> {
  const stack = await startStack(options);
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    return await work(stack, browser);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
