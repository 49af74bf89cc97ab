import { deletePhoto } from '../api/photos';
import { type UploadFault } from '../../../lib/pictures/upload-picture';
import { uploadPhoto } from '../api/upload-photo';
import { type PhotoBoard } from '../photo-board';
import { Store } from '../store';
import { prepared } from '../../../lib/pictures/prepare';

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** An address of the file itself. */
  readonly preview: string;
  readonly status: 'waiting' | 'sending' | 'making' | 'busy' | 'failed';
  /** How much of it was sent, from 0 to 1. */
  readonly share: number;
  readonly fault?: UploadFault;
  /** Asks the api though there seemed to be no room. */
  readonly insists?: boolean;
}

/** The number of automatic retries while the API is busy. */
const BUSY_TRIES = 5;
const BUSY_SECONDS = 10;

const API = { prepared, uploadPhoto, deletePhoto };

/** Files on their way, one after the other, so that they come in the order that was chosen. None is lost by a failure. */
export class UploadQueue {
  readonly store = new Store<readonly Upload[]>([]);
  private sending: { readonly id: number; readonly stop: AbortController } | undefined;
  private made = 0;
  private isRunning = false;

  constructor(
    private readonly board: Pick<PhotoBoard, 'list' | 'put'>,
    private readonly onAdded: () => void,
    private readonly api: typeof API = API,
  ) {}

  add(files: readonly File[]): void {
    const added = files.map((file) => {
      this.made += 1;
      return { id: this.made, file, preview: URL.createObjectURL(file), status: 'waiting', share: 0 } as const;
    });
    this.store.set([...this.store.get(), ...added]);
    void this.run();
  }

  retry(id: number): void {
    const upload = this.find(id);
    if (!upload) return;
    const { file, preview } = upload;
    this.store.set(
      this.store
        .get()
        .map((one) => (one.id === id ? { id, file, preview, status: 'waiting', share: 0, insists: true } : one)),
    );
    void this.run();
  }

  /** Stops it. What has left the device whole becomes a photo, and is deleted. */
  remove(id: number): void {
    const upload = this.find(id);
    if (!upload) return;
    if (this.sending?.id === id && upload.status === 'sending') this.sending.stop.abort();
    URL.revokeObjectURL(upload.preview);
    this.store.set(this.store.get().filter((one) => one.id !== id));
  }

  private find(id: number): Upload | undefined {
    return this.store.get().find((one) => one.id === id);
  }

  private change(id: number, values: Partial<Upload>): void {
    this.store.set(this.store.get().map((one) => (one.id === id ? { ...one, ...values } : one)));
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (;;) {
      const next = this.store.get().find(({ status }) => status === 'waiting');
      if (!next) break;
      await this.send(next);
    }
    this.isRunning = false;
  }

  private async send({ id, file, insists }: Upload): Promise<void> {
    const { list } = this.board;
    if (list && list.photos.length >= list.most && !insists) {
      this.change(id, { status: 'failed', fault: { why: 'photo_limit_reached' } });
      return;
    }
    this.change(id, { status: 'sending' });
    const picture = await this.api.prepared(file);
    for (let tries = 0; this.find(id) !== undefined; tries += 1) {
      const fault = await this.trySending(id, picture);
      if (fault?.why !== 'photos_busy' || tries === BUSY_TRIES) {
        if (fault) this.change(id, { status: 'failed', fault });
        return;
      }
      this.change(id, { status: 'busy' });
      await new Promise((resolve) => setTimeout(resolve, (fault.seconds ?? BUSY_SECONDS) * 1000));
    }
  }

  /** Why it did not become a photo; undefined where it did. */
  private async trySending(id: number, picture: Blob): Promise<UploadFault | undefined> {
    const stop = new AbortController();
    this.sending = { id, stop };
    this.change(id, { status: 'sending', share: 0 });
    const uploaded = await this.api.uploadPhoto(picture, {
      signal: stop.signal,
      onProgress: (share) => this.change(id, { share, status: share < 1 ? 'sending' : 'making' }),
    });
    this.sending = undefined;
    if ('fault' in uploaded) return uploaded.fault;
    const isWanted = this.find(id) !== undefined;
    if (isWanted) {
      this.board.put(uploaded.photo);
      this.remove(id);
      this.onAdded();
    } else await this.api.deletePhoto(uploaded.photo.id);
    return undefined;
  }
}
