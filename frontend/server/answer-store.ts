import type { WebMetrics } from './metrics';
import type { PageCache } from './page-cache';
import type { ReadyAnswer } from './ready-answer';
import type { RenderGate } from './render-gate';
import type { Visit } from './visit';

/** Answers from the cache, or made once however many ask for them at the same time. */
export class AnswerStore {
  private readonly making = new Map<string, Promise<ReadyAnswer>>();

  constructor(
    private readonly cache: PageCache<ReadyAnswer>,
    private readonly gate: RenderGate,
    private readonly metrics: WebMetrics,
  ) {}

  /** What the cache has. Previews are never kept, so they are never found. */
  find(visit: Visit, key: string): ReadyAnswer | undefined {
    if (visit.preview) return undefined;
    const answer = this.cache.get(key);
    if (answer !== undefined) this.metrics.hits++;
    return answer;
  }

  make(visit: Visit, key: string, kind: string, work: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const name = visit.preview ? `preview ${key}` : key;
    const started = this.making.get(name);
    if (started) return started;
    this.metrics.misses++;
    const stop = this.metrics.missSeconds.startTimer({ kind });
    const making = this.gate
      .run(visit.site.id, work)
      .then((answer) => {
        if (!visit.preview) this.cache.set(key, visit.site.id, visit.revision, answer);
        return answer;
      })
      .finally(() => {
        stop();
        this.making.delete(name);
      });
    this.making.set(name, making);
    return making;
  }
}
