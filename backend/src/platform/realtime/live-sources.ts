import { Injectable } from '@nestjs/common';
import { type LiveEvent } from './live-event';

export interface Change {
  readonly tenantId: number;
  readonly memberId: number;
  readonly event: LiveEvent;
}

/** A source of changes that are found even if every hint was lost: rows store when they changed (`change_position`). */
export interface LiveSource {
  /** In the member's tenant: all that has changed since a position. Undefined where that is too much to be sent. */
  since(memberId: number, position: string): Promise<readonly LiveEvent[] | undefined>;
  /** Across all tenants: the changes that a snapshot did not show and that are visible now. Undefined if too many. */
  after(snapshot: string): Promise<readonly Change[] | undefined>;
}

/** Processes without streams have this registry, too: modules add to it and need not know where they run. */
@Injectable()
export class LiveSources {
  private readonly all: LiveSource[] = [];

  add(source: LiveSource): void {
    this.all.push(source);
  }

  since(memberId: number, position: string): Promise<readonly LiveEvent[] | undefined> {
    return together(this.all.map((source) => source.since(memberId, position)));
  }

  after(snapshot: string): Promise<readonly Change[] | undefined> {
    return together(this.all.map((source) => source.after(snapshot)));
  }
}

async function together<T>(answers: readonly Promise<readonly T[] | undefined>[]): Promise<readonly T[] | undefined> {
  const all: T[] = [];
  for (const some of await Promise.all(answers)) {
    if (!some) return undefined;
    all.push(...some);
  }
  return all;
}
