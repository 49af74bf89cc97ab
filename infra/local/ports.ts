import { createServer } from 'node:net';
import { codeOf } from './obstacle';

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('The system has no free port.');
  return port;
}

/** Whether a port can be bound on every address that we listen on. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await tryPort(port, host)) !== undefined;
}

function tryPort(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : undefined);
      });
    });
  });
}
