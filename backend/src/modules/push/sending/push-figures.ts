import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { counter, gauge } from '../../../platform/telemetry';
import { type PushEnd } from './push-answer';
import { type PushKind } from './push-entry';

const sent = counter('push_sent_total', 'Pushes to devices by how each try ended', ['service', 'kind', 'end']);
const refused = counter('push_refused_total', 'Pushes that can never arrive as they are, and why', ['reason']);

const REASONS: { readonly [E in PushEnd]?: string } = {
  refused: 'by_service',
  too_large: 'size',
  unfit: 'endpoint_or_key',
};

export function countSend(service: string, kind: PushKind, end: PushEnd): void {
  sent.inc({ service, kind, end });
  const reason = REASONS[end];
  if (reason !== undefined) refused.inc({ reason });
}

/** Devices are counted at most once in as many milliseconds. */
const COUNTED_MS = 60_000;

/** Tells how many devices of all brands may be written to. */
@Injectable()
export class PushFigures implements OnModuleInit {
  private rows = 0;
  private countedAt = 0;

  constructor(private readonly platform: PlatformDatabase) {}

  onModuleInit(): void {
    gauge('push_rows', 'Devices that pushes go to, of all brands', () => this.count());
  }

  private async count(): Promise<number> {
    if (Date.now() - this.countedAt < COUNTED_MS) return this.rows;
    this.countedAt = Date.now();
    const [counted] = await this.platform.query<{ rows: number }>(
      'select count(*)::integer as rows from push_subscription',
      [],
    );
    this.rows = counted?.rows ?? 0;
    return this.rows;
  }
}
