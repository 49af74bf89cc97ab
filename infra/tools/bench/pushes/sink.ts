import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * A push service in a process of its own that takes everything and remembers what came when, by the clock that all processes
 * share. As cheap as can be: it shares the cores with what is measured.
 */
let seen: [path: string, at: number][] = [];
let wanted = Infinity;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    seen.push([request.url ?? '', Number(process.hrtime.bigint()) / 1e6]);
    response.writeHead(201).end();
    if (seen.length === wanted) process.send?.({ taken: seen.length });
  });
});
server.keepAliveTimeout = 60_000;

process.on('message', (message: { readonly of: readonly string[] } | { readonly wanted: number }) => {
  if ('of' in message) {
    process.send?.({ seen: seen.filter(([path]) => message.of.includes(path)) });
    return;
  }
  seen = [];
  wanted = message.wanted;
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit(0));

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
