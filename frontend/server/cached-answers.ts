import type { WebMetrics } from './metrics';
import type { PageCache } from './page-cache';
import type { ReadyAnswer } from './ready-answer';
import type { RenderGate } from './render-gate';
import type { RequestContext } from './tenant-resolver';

/** Answers from the cache, or made once however many ask for them at the same time. */
export class CachedAnswers {
  private readonly making = new Map<string, Promise<ReadyAnswer>>();

  constructor(
    private readonly cache: PageCache<ReadyAnswer>,
    private readonly gate: RenderGate,
    private readonly metrics: WebMetrics,
    /** Rejects where the site's document cannot be had: asked for before a place at the gate is taken. */
    private readonly prepare: (context: RequestContext) => Promise<unknown>,
  ) {}

  /** Returns the cached answer, if there is one. Previews are never stored, so they are never found. */
  find(context: RequestContext, key: string): ReadyAnswer | undefined {
    if (context.preview) return undefined;
    const answer = this.cache.get(key);
    if (answer !== undefined) this.metrics.hits++;
    return answer;
  }

  make(context: RequestContext, key: string, kind: string, work: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const name = context.preview ? `preview ${key}` : key;
    const started = this.making.get(name);
    if (started) return started;
    this.metrics.misses++;
    const stop = this.metrics.missSeconds.startTimer({ kind });
    const making = this.prepare(context)
      .then(() => this.gate.run(context.site.id, work))
      .then((answer) => {
        if (!context.preview) this.cache.set(key, context.site.id, context.revision, answer);
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
