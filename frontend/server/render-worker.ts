import { parentPort } from 'node:worker_threads';
import { keepRevision } from '../site/load-site';
import { NEXT_DIR, readBuild } from './build-files';
import { startNextRenderer } from './next-renderer';
import { makePageRenderer } from './page-renderer';
import type { FromWorker, ToWorker } from './render-thread';

/** The thread that Next runs in. */
async function work(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('this file is run by the web server, in a thread of its own');
  const send = (message: FromWorker): void => port.postMessage(message);
  const print = makePageRenderer(await startNextRenderer(NEXT_DIR), await readBuild());
  port.on('message', ({ id, order, document }: ToWorker) => {
    keepRevision(order.tenantId, order.revision, document);
    print(order).then(
      (page) => send({ id, page }),
      (error: unknown) => {
        const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
        send({ id, failure: { name, message, stack } });
      },
    );
  });
  send({ ready: true });
}

void work();
