import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { loadRevision } from '../site/load-site';
import type { SiteDocument } from '../site/site-document';
import { NEXT_DIR } from './build-files';
import type { Bodies } from './encoding';
import { type PageOrder, type PageRenderer, type RenderedPage, SiteUnavailableError } from './page-renderer';

export interface ToWorker {
  readonly id: number;
  readonly order: PageOrder;
  /** The site's document, so that the thread does not wait for the api as this one has. */
  readonly document: SiteDocument;
}

export type FromWorker =
  | { readonly ready: true }
  | { readonly id: number; readonly page: RenderedPage }
  | { readonly id: number; readonly failure: Failure };

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

interface Waiting {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export interface RenderThread {
  readonly print: PageRenderer;
  readonly close: () => Promise<void>;
}

const TIMEOUT_MS = 20_000;

/**
 * Starts Next in a thread of its own. Rendering a page takes as long as answering hundreds from the cache, and Next
 * puts hooks on everything asynchronous that happens beside it: neither belongs on the thread that answers.
 * `onDeath` is called when the thread ends by itself.
 */
export async function startRenderThread(onDeath: (error: Error) => void): Promise<RenderThread> {
  // The build stores paths relative to this folder, and threads share the working directory of the process.
  process.chdir(NEXT_DIR);
  const worker = new Worker(path.join(__dirname, 'render-worker.js'), { name: 'render' });
  const waiting = new Map<number, Waiting>();
  let closing = false;
  let count = 0;

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    return one;
  };
  const die = (error: Error): void => {
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
    if (!closing) onDeath(error);
  };
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('ready' in message) resolve();
      else if ('page' in message) settle(message.id)?.resolve(withBuffers(message.page));
      else settle(message.id)?.reject(asError(message.failure));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the render thread ended')));
  });
  await ready;
  worker.once('error', die);
  worker.once('exit', () => die(new Error('the render thread ended')));

  const print: PageRenderer = async (order) => {
    const document = await loadRevision(order.tenantId, order.revision).catch((cause: unknown) => {
      throw new SiteUnavailableError('no document for this revision', { cause });
    });
    return new Promise((resolve, reject) => {
      const id = ++count;
      const giveUp = (): void => settle(id)?.reject(new Error(`rendering took too long: ${order.inner}`));
      waiting.set(id, { resolve, reject, timer: setTimeout(giveUp, TIMEOUT_MS) });
      worker.postMessage({ id, order, document } satisfies ToWorker);
    });
  };
  const close = async (): Promise<void> => {
    closing = true;
    await worker.terminate();
  };
  return { print, close };
}

/** Buffers cross threads as plain byte arrays. */
function withBuffers(page: RenderedPage): RenderedPage {
  const { identity, br, gzip } = page.bodies;
  const bodies: Bodies = { identity: toBuffer(identity), br: toBuffer(br), gzip: toBuffer(gzip) };
  return { ...page, bodies };
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function asError({ name, message, stack }: Failure): Error {
  const error = name === 'SiteUnavailableError' ? new SiteUnavailableError(message) : new Error(message);
  error.stack = stack;
  return error;
}
