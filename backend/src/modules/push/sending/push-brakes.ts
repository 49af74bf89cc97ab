import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { backoff } from '../../../platform/outbox';

const FAILURES = 5;
const FIRST_MS = 1000;
const LONGEST_MS = 60_000;
const MOST_KEPT = 10_000;

interface Brake {
  failures: number;
  until: number;
}

/**
 * Leaves a push service alone for a while, for one tenant: as long as it asks for, or after several pushes in a row that it
 * failed at. Each worker learns it by itself. Without it a service that hangs would hold up what goes to others.
 */
@Injectable()
export class PushBrakes {
  private readonly brakes = new LRUCache<string, Brake>({ max: MOST_KEPT });

  /** Milliseconds until the service may be asked again; 0: now. */
  wait(tenantId: number, host: string, now = Date.now()): number {
    return Math.max(0, (this.brakes.get(`${tenantId} ${host}`)?.until ?? 0) - now);
  }

  /** It asked for a pause. */
  pause(tenantId: number, host: string, ms: number, now = Date.now()): void {
    const brake = this.brakeOf(tenantId, host);
    brake.until = Math.max(brake.until, now + ms);
  }

  /** It failed, or did not answer. */
  fail(tenantId: number, host: string, now = Date.now()): void {
    const brake = this.brakeOf(tenantId, host);
    // Those under way together count as one.
    if (now < brake.until) return;
    brake.failures += 1;
    if (brake.failures < FAILURES) return;
    brake.until = now + backoff(brake.failures - FAILURES + 1, FIRST_MS, LONGEST_MS);
  }

  /** It took a push. A pause that it asked for holds on: what was under way before may be answered after it. */
  release(tenantId: number, host: string, now = Date.now()): void {
    const brake = this.brakes.get(`${tenantId} ${host}`);
    if (!brake) return;
    if (now < brake.until) brake.failures = 0;
    else this.brakes.delete(`${tenantId} ${host}`);
  }

  private brakeOf(tenantId: number, host: string): Brake {
    const name = `${tenantId} ${host}`;
    const brake = this.brakes.get(name) ?? { failures: 0, until: 0 };
    this.brakes.set(name, brake);
    return brake;
  }
}
