import { type OwnPhoto } from '../api/photos';
import { type Uploaded } from '../../../lib/pictures/upload-picture';
import { UploadQueue } from './upload-queue';

const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const photo = (id: number): Uploaded<OwnPhoto> => ({ photo: { id } as OwnPhoto });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue before a board with room for so many; each try to send waits for what the test answers. */
function start(most = 3) {
  const photos: OwnPhoto[] = [];
  const deleted: number[] = [];
  const tries: {
    signal: AbortSignal;
    onProgress: (share: number) => void;
    answer: (uploaded: Uploaded<OwnPhoto>) => void;
  }[] = [];
  const board = {
    get list() {
      return { photos, most, most_premium: 25 };
    },
    put: (added: OwnPhoto) => void photos.push(added),
  };
  const queue = new UploadQueue(board, () => undefined, {
    prepared: (given) => Promise.resolve(given),
    uploadPhoto: (_, upload) => new Promise((answer) => tries.push({ ...upload, answer })),
    deletePhoto: (id) => {
      deleted.push(id);
      return Promise.resolve({ state: 'done', value: undefined });
    },
  });
  const states = () => queue.store.get().map(({ file: { name }, status, fault }) => `${name} ${fault?.why ?? status}`);
  const answer = async (uploaded: Uploaded<OwnPhoto>) => {
    tries.at(-1)?.answer(uploaded);
    await settled();
  };
  return { queue, photos, deleted, tries, states, answer };
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => undefined;
});

describe('files on their way', () => {
  it('go one after the other, as chosen, each with its progress', async () => {
    const { queue, photos, tries, states, answer } = start();
    queue.add([file('a'), file('b')]);
    await settled();
    expect(states()).toEqual(['a sending', 'b waiting']);
    tries[0]?.onProgress(0.5);
    expect(queue.store.get()[0]).toMatchObject({ share: 0.5, status: 'sending' });
    tries[0]?.onProgress(1);
    expect(states()).toEqual(['a making', 'b waiting']);
    await answer(photo(1));
    expect(states()).toEqual(['b sending']);
    await answer(photo(2));
    expect(states()).toEqual([]);
    expect(photos.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('stay where something fails, and can be tried again', async () => {
    const { queue, photos, states, answer } = start();
    queue.add([file('a'), file('b')]);
    await settled();
    await answer({ fault: { why: 'unreachable' } });
    expect(states()).toEqual(['a unreachable', 'b sending']);
    await answer(photo(1));
    queue.retry(1);
    await settled();
    expect(states()).toEqual(['a sending']);
    await answer(photo(2));
    expect(photos).toHaveLength(2);
  });

  it('are not sent where there is no room, unless somebody insists', async () => {
    const { queue, tries, states, answer } = start(1);
    queue.add([file('a'), file('b')]);
    await settled();
    await answer(photo(1));
    expect(states()).toEqual(['b photo_limit_reached']);
    expect(tries).toHaveLength(1);
    queue.retry(2);
    await settled();
    expect(tries).toHaveLength(2);
  });

  it('go on by themselves where the api was busy', async () => {
    const { queue, tries, states, answer } = start();
    queue.add([file('a')]);
    await settled();
    const seen: string[] = [];
    queue.store.watch(() => seen.push(...states()));
    await answer({ fault: { why: 'photos_busy', seconds: 0.001 } });
    expect(seen[0]).toBe('a busy');
    while (tries.length < 2) await settled();
    expect(states()).toEqual(['a sending']);
  });

  it('end when they are taken back, also too late', async () => {
    const { queue, photos, deleted, tries, states, answer } = start();
    queue.add([file('a'), file('b')]);
    await settled();
    queue.remove(1);
    expect(tries[0]?.signal.aborted).toBe(true);
    await answer({ fault: { why: 'unreachable' } });
    expect(states()).toEqual(['b sending']);
    tries[1]?.onProgress(1);
    queue.remove(2);
    expect(tries[1]?.signal.aborted).toBe(false);
    await answer(photo(7));
    expect([photos, deleted, states()]).toEqual([[], [7], []]);
  });
});
