import { fetchPicture } from '../api/picture';

const AT_A_TIME = 4;

export type PictureState = { readonly url: string } | { readonly fault: unknown };

/** Fetches pictures ahead of the one that is looked at. What is not wanted any more is let go. */
export class Pictures {
  private state: ReadonlyMap<string, PictureState> = new Map();
  private wanted: readonly string[] = [];
  private readonly loading = new Set<string>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): ReadonlyMap<string, PictureState> => this.state;

  /** By their addresses in the api, the most urgent first. */
  want(paths: readonly string[]): void {
    this.wanted = paths;
    const gone = [...this.state].filter(([path]) => !paths.includes(path));
    for (const [, picture] of gone) if ('url' in picture) URL.revokeObjectURL(picture.url);
    if (gone.length > 0) this.change(new Map([...this.state].filter(([path]) => paths.includes(path))));
    this.fetchNext();
  }

  /** Tries those again that did not come. */
  retry(): void {
    this.change(new Map([...this.state].filter(([, picture]) => 'url' in picture)));
    this.fetchNext();
  }

  private fetchNext(): void {
    for (const path of this.wanted) {
      if (this.loading.size >= AT_A_TIME) return;
      if (!this.state.has(path) && !this.loading.has(path)) void this.fetch(path);
    }
  }

  private async fetch(path: string): Promise<void> {
    this.loading.add(path);
    let picture: PictureState;
    try {
      picture = { url: URL.createObjectURL(await fetchPicture(path)) };
    } catch (fault) {
      picture = { fault };
    }
    this.loading.delete(path);
    if (this.wanted.includes(path)) this.change(new Map(this.state).set(path, picture));
    else if ('url' in picture) URL.revokeObjectURL(picture.url);
    this.fetchNext();
  }

  private change(state: ReadonlyMap<string, PictureState>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
