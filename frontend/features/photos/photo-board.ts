import { refreshMember } from '../../lib/member';
import { type Answer } from '../../lib/api/problem';
import { deletePhoto, getPhotos, type OwnPhoto, type PhotoList, saveOrder } from './api/photos';
import { Store } from './store';

export type BoardState =
  | { readonly name: 'loading' | 'failed' }
  | { readonly name: 'shown'; readonly list: PhotoList; readonly isOrderLost: boolean };

const API = { getPhotos, saveOrder, deletePhoto, refreshMember };

/** A member's photos as the page has them: changed at once, and again where the api does not agree. */
export class PhotoBoard {
  readonly store = new Store<BoardState>({ name: 'loading' });
  /** The order that the api has. */
  private kept: readonly number[] = [];
  private wanted: readonly number[] | undefined;
  private saving: Promise<void> | undefined;

  constructor(private readonly api: Omit<typeof API, 'refreshMember'> & { refreshMember: () => void } = API) {}

  get list(): PhotoList | undefined {
    const state = this.store.get();
    return state.name === 'shown' ? state.list : undefined;
  }

  async load(): Promise<void> {
    const answer = await this.api.getPhotos();
    if (answer.state === 'done') {
      this.kept = answer.value.photos.map(({ id }) => id);
      this.show(answer.value);
    } else if (this.list === undefined) this.store.set({ name: 'failed' });
  }

  /** A new one comes last; one that is there is replaced. */
  put(photo: OwnPhoto): void {
    this.change((photos) => {
      const isThere = photos.some(({ id }) => id === photo.id);
      if (!isThere) this.kept = [...this.kept, photo.id];
      return isThere ? photos.map((one) => (one.id === photo.id ? photo : one)) : [...photos, photo];
    });
    this.api.refreshMember();
  }

  async remove(id: number): Promise<Answer<undefined>> {
    const answer = await this.api.deletePhoto(id);
    if (answer.state !== 'done' && !(answer.state === 'failed' && answer.code === 'photo_not_found')) return answer;
    this.kept = this.kept.filter((one) => one !== id);
    this.change((photos) => photos.filter((photo) => photo.id !== id));
    this.api.refreshMember();
    return { state: 'done', value: undefined };
  }

  /** Shown at once; of several in a row the last is what counts. */
  order(ids: readonly number[]): Promise<void> {
    this.change((photos) => sorted(photos, ids));
    this.wanted = ids;
    return (this.saving ??= this.save().finally(() => {
      this.saving = undefined;
    }));
  }

  private async save(): Promise<void> {
    for (let isSecond = false; this.wanted !== undefined;) {
      const ids = this.wanted;
      this.wanted = undefined;
      const answer = await this.api.saveOrder(ids);
      if (answer.state === 'done') {
        this.kept = ids;
        isSecond = false;
      } else if (!isSecond && answer.state === 'failed' && answer.code === 'photo_order_stale') {
        // Some came or went meanwhile: the same order once more, of those that there are now.
        await this.load();
        const has = this.list?.photos ?? [];
        this.wanted ??= sorted(has, ids).map(({ id }) => id);
        this.change((photos) => sorted(photos, this.wanted ?? ids));
        isSecond = true;
      } else {
        this.wanted = undefined;
        this.change((photos) => sorted(photos, this.kept), true);
      }
    }
    this.api.refreshMember();
  }

  private change(work: (photos: readonly OwnPhoto[]) => OwnPhoto[], isOrderLost = false): void {
    const { list } = this;
    if (list) this.show({ ...list, photos: work(list.photos) }, isOrderLost);
  }

  private show(list: PhotoList, isOrderLost = false): void {
    this.store.set({ name: 'shown', list, isOrderLost });
  }
}

/** Those that the order does not name come last. */
function sorted(photos: readonly OwnPhoto[], ids: readonly number[]): OwnPhoto[] {
  const place = ({ id }: OwnPhoto): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...photos].sort((one, other) => place(one) - place(other));
}

/** The one that others see first: as the api chooses it, or will once it is checked. */
export const mainOf = (photos: readonly OwnPhoto[]): OwnPhoto | undefined =>
  photos.find(({ status }) => status === 'active') ?? photos.find(({ status }) => status === 'pending');
