import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/** The least that a server can do: stringifies the same settings for each request. They come as an argument. */
const settings: unknown = JSON.parse(process.argv[2] ?? '{}');

const server = createServer((_request, response) => {
  const body = JSON.stringify(settings);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
// The parent process has ended.
process.once('disconnect', () => process.exit());
