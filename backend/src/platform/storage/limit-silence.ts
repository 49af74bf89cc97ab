import { Readable } from 'node:stream';
import { outsideBudgets, withinTimeLimit } from '../dependencies';

/**
 * Resolves to the content of `source` as soon as its first bytes are here. It fails with a DependencyTimeout where
 * somebody waits for bytes and none come for `ms`; how long a slow reader takes does not count.
 */
export async function limitSilence(source: Readable, ms: number): Promise<Readable> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  // A reader may take as long as it likes: this waiting is bounded, but it is not the request's.
  const next = (): Promise<IteratorResult<Buffer, undefined>> =>
    outsideBudgets(() =>
      withinTimeLimit(
        'storage',
        ms,
        () => chunks.next(),
        () => source.destroy(),
      ),
    );
  const limited = Readable.from(chunksFrom(await next(), next), { objectMode: false });
  // Also where it was never read, so that neither a file nor a connection stays open.
  limited.once('close', () => source.destroy());
  return limited;
}

async function* chunksFrom(
  first: IteratorResult<Buffer, undefined>,
  next: () => Promise<IteratorResult<Buffer, undefined>>,
): AsyncGenerator<Buffer, undefined> {
  for (let chunk = first; chunk.done !== true; chunk = await next()) yield chunk.value;
  return undefined;
}
