import { type Answer } from '../../lib/api/problem';
import { type OwnPhoto, type PhotoList } from './api/photos';
import { mainOf, PhotoBoard } from './photo-board';

const photo = (id: number, status: OwnPhoto['status'] = 'active'): OwnPhoto => ({
  ...{ id, status, reason: null, crop: null, whole: '', created_at: '', filename: '', thumb_filename: '' },
  ...{ path: '', width: 640, height: 800, sources: null, blurred: false },
});
const done = { state: 'done', value: undefined } as const;

/** A board whose api has these photos, and answers to orders as given; else it agrees. */
async function boardOf(ids: readonly number[], answers: readonly Answer<undefined>[] = []) {
  const has = [...ids];
  const left = [...answers];
  const orders: (readonly number[])[] = [];
  const board = new PhotoBoard({
    getPhotos: () => {
      const value: PhotoList = { photos: has.map((id) => photo(id)), most: 3, most_premium: 25 };
      return Promise.resolve({ state: 'done', value });
    },
    saveOrder: (order) => {
      orders.push(order);
      return Promise.resolve(left.shift() ?? done);
    },
    deletePhoto: () => Promise.resolve(done),
    refreshMember: () => undefined,
  });
  await board.load();
  const shown = () => board.list?.photos.map(({ id }) => id);
  return { board, shown, orders, has };
}

describe('a member’s photos on the page', () => {
  it('are in the new order at once, and of many orders in a row the last is sent', async () => {
    const { board, shown, orders } = await boardOf([1, 2, 3]);
    const saved = [board.order([2, 1, 3]), board.order([3, 1, 2]), board.order([3, 2, 1])];
    expect(shown()).toEqual([3, 2, 1]);
    await Promise.all(saved);
    expect(orders).toEqual([
      [2, 1, 3],
      [3, 2, 1],
    ]);
  });

  it('go back to what the api has where it does not take the order, and say so', async () => {
    const { board, shown } = await boardOf([1, 2, 3], [done, { state: 'unreachable' }]);
    await board.order([2, 1, 3]);
    await board.order([3, 2, 1]);
    expect(shown()).toEqual([2, 1, 3]);
    expect(board.store.get()).toMatchObject({ isOrderLost: true });
    await board.order([1, 2, 3]);
    expect(board.store.get()).toMatchObject({ isOrderLost: false });
  });

  it('keep the order that was meant where another came meanwhile', async () => {
    const stale = { state: 'failed', code: 'photo_order_stale' } as const;
    const { board, shown, orders, has } = await boardOf([1, 2], [stale]);
    has.push(9);
    await board.order([2, 1]);
    expect(orders).toEqual([
      [2, 1],
      [2, 1, 9],
    ]);
    expect(shown()).toEqual([2, 1, 9]);
  });

  it('have a main one: the first that was approved, else the first that waits', () => {
    const photos = [photo(1, 'rejected'), photo(2, 'pending'), photo(3)];
    expect(mainOf(photos)?.id).toBe(3);
    expect(mainOf(photos.slice(0, 2))?.id).toBe(2);
    expect(mainOf(photos.slice(0, 1))).toBeUndefined();
  });
});
