/** How this deployment uses its Redis for jobs. */
export interface QueueSettings {
  /** Namespace of all keys. The braces keep them in one slot of a Redis cluster. */
  readonly prefix: string;
  /** Jobs that one worker process works on at the same time. */
  readonly concurrency: number;
}

export const QUEUE_SETTINGS = Symbol('QueueSettings');

export const DEFAULT_QUEUE_SETTINGS: QueueSettings = { prefix: '{manyhearts}', concurrency: 8 };
