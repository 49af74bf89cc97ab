import { expect } from './test';
import { STACK } from './stack';

/** Steers the payments sandbox as its page does (docs/payments-sandbox.md). */
export async function steerSandbox(path: string, body: object = {}): Promise<void> {
  const address = new URL(`/_sandbox/${path}`, STACK['MOLLIE_API_URL']);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([path, answer.status]).toEqual([path, 200]);
}
