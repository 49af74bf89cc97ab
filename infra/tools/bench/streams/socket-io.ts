import { createAdapter } from '@socket.io/redis-adapter';
import Redis from 'ioredis';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The least that Socket.IO with its Redis adapter can be: each client is in the room of its member, and nothing is asked. */
const [redisUrl = ''] = process.argv.slice(2);
const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });
const [publisher, subscriber] = [new Redis(redisUrl), new Redis(redisUrl)];
io.adapter(createAdapter(publisher, subscriber));
io.on('connection', (socket) => {
  void socket.join(`member:${String(socket.handshake.query['member'])}`);
});

interface Order {
  readonly to: number;
  readonly event: string;
  readonly data: object;
}

/** The second of the two emits what the first one's clients get. */
process.on('message', ({ to, event, data }: Order) => {
  io.to(`member:${to}`).emit(event, data);
});
http.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (http.address() as AddressInfo).port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
