/** From a page to the worker: which edition of the offline page to hold ready. */
export interface KeepMessage {
  readonly revision: number;
  readonly locale: string;
}

/** From the worker to a page: where the notification that was clicked leads. The page answers on the port that came along. */
export interface NavigateMessage {
  readonly navigate: string;
}

export const isNavigateMessage = (data: unknown): data is NavigateMessage =>
  typeof data === 'object' && data !== null && 'navigate' in data && typeof data.navigate === 'string';
