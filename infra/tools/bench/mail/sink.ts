import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * An SMTP server in a process of its own that takes everything and keeps the latest mail. Tells its parent the port, and
 * when the number of mails that the parent waits for has come. As cheap as can be: it shares the cores with what is measured.
 */
let taken = 0;
let wanted = Infinity;
let latest = '';

const END = Buffer.from('\r\n.\r\n');

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.write('220 sink\r\n');
  converse(socket);
});

function converse(socket: Socket): void {
  let buffered = Buffer.alloc(0);
  let inContent = false;
  socket.on('data', (chunk) => {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
    let answer = '';
    for (;;) {
      const end = inContent ? buffered.indexOf(END) : buffered.indexOf('\r\n');
      if (end < 0) break;
      if (inContent) {
        latest = buffered.toString('latin1', 0, end);
        inContent = false;
        answer += '250 taken\r\n';
        take();
      } else {
        const verb = buffered.toString('latin1', 0, Math.min(4, end)).toUpperCase();
        inContent = verb === 'DATA';
        answer += inContent
          ? '354 go on\r\n'
          : verb === 'EHLO'
            ? '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n'
            : verb === 'QUIT'
              ? '221 bye\r\n'
              : '250 ok\r\n';
      }
      buffered = buffered.subarray(end + (latest !== '' && answer.endsWith('250 taken\r\n') ? END.length : 2));
    }
    if (answer) socket.write(answer);
  });
}

function take(): void {
  taken += 1;
  if (taken === wanted) process.send?.({ taken, latest });
}

process.on('message', (message: { wanted: number }) => {
  taken = 0;
  wanted = message.wanted;
  process.send?.({ ready: true });
});
process.on('disconnect', () => process.exit(0));

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
