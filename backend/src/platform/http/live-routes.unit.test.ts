import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Site, currentTenantId } from '../tenancy';
import { type Door } from './door';
import { perAddress } from './endpoint';
import { LiveRoutes } from './live-routes';
import { Visit } from './site-request';

const site = { id: 7 } as Site;
const visit = new Visit(site, 1, false, '192.0.2.1', true, undefined, undefined);
const framework: RequestListener = (_request, response) => response.writeHead(418).end();

async function statusesOf(routes: LiveRoutes, paths: readonly string[]): Promise<number[]> {
  const server = createServer((request, response) => {
    if (!routes.answer(request, response, framework)) framework(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await fetch(origin + path)).status);
  server.close();
  return statuses;
}

const open = (): LiveRoutes => new LiveRoutes({ enter: () => visit } as Partial<Door> as Door);

test('an answer is made in the scope of the brand that was asked', async () => {
  const routes = open();
  let tenant: number | undefined;
  routes.add(['/api/here'], perAddress(10, 60), () => Promise.resolve({ tenant: (tenant = currentTenantId()) }));
  expect(await statusesOf(routes, ['/api/here', '/api/elsewhere', '/api/here/x'])).toEqual([200, 418, 418]);
  expect(tenant).toBe(7);
});

test('an answer is told what stands behind the question mark', async () => {
  const routes = open();
  const queries: string[] = [];
  routes.add(['/api/here'], perAddress(10, 60), (_visit, query) => Promise.resolve({ told: queries.push(query) }));
  expect(await statusesOf(routes, ['/api/here', '/api/here?x=1&y=%3F', '/api/here?a?b'])).toEqual([200, 200, 200]);
  expect(queries).toEqual(['', 'x=1&y=%3F', 'a?b']);
});

test('the framework answers what failed, what is not made here, and whoever asks too often', async () => {
  const routes = open();
  routes.add(['/api/fails'], perAddress(10, 60), () => Promise.reject(new Error('no database')));
  routes.add(['/api/none'], perAddress(10, 60), () => undefined);
  routes.add(['/api/often'], perAddress(1, 60), () => Promise.resolve({}));
  expect(await statusesOf(routes, ['/api/fails', '/api/none'])).toEqual([418, 418]);
  expect(await statusesOf(routes, ['/api/often', '/api/often'])).toEqual([200, 418]);
});
