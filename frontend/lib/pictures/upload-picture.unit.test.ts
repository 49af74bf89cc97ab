import { uploadPicture } from './upload-picture';

jest.mock('../member', () => ({ asMember: () => ({}), handleRefusal: jest.fn() }));

const sent = jest.fn<undefined, [Upload]>();

class Upload {
  readonly upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
  onabort = (): void => undefined;
  open = jest.fn();
  setRequestHeader = jest.fn();
  send(): void {
    sent(this);
  }
  abort(): void {
    this.onabort();
  }
}

const picture = new Blob(['x'], { type: 'image/png' });
const start = (ending = new AbortController()) =>
  uploadPicture('/api/photos', picture, { signal: ending.signal, onProgress: jest.fn() });

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  globalThis.XMLHttpRequest = Upload as never;
});
afterEach(() => {
  jest.useRealTimers();
});

it('sends nothing that was called off before it was ready', async () => {
  const ending = new AbortController();
  ending.abort();
  expect(await start(ending)).toEqual({ fault: { why: 'unreachable' } });
  expect(sent).not.toHaveBeenCalled();
});

it('may take as long as it moves, and ends a minute after it has stopped', async () => {
  let isOver = false;
  const uploaded = start().finally(() => (isOver = true));
  for (let loaded = 1; loaded <= 5; loaded += 1) {
    await jest.advanceTimersByTimeAsync(50_000);
    sent.mock.lastCall?.[0].upload.onprogress?.({ loaded, total: 5 });
  }
  await jest.advanceTimersByTimeAsync(59_000);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await uploaded).toEqual({ fault: { why: 'unreachable' } });
});

it('sends a picture by the method of its route', () => {
  void start();
  expect(sent.mock.lastCall?.[0].open).toHaveBeenCalledWith('POST', '/api/photos');
  const { signal } = new AbortController();
  void uploadPicture('/api/photo-check/picture', picture, { signal, onProgress: jest.fn() });
  expect(sent.mock.lastCall?.[0].open).toHaveBeenCalledWith('PUT', '/api/photo-check/picture');
});
