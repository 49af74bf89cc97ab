import fastify from 'fastify';
import { type AddressInfo } from 'node:net';

/** The least that a framework can do: the same compressed page to everyone. It comes as an argument, in base64. */
const body = Buffer.from(process.argv[2] ?? '', 'base64');
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length };

const server = fastify();
server.get('/', (_request, reply) => {
  reply.headers(headers).send(body);
});
void server.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
