import { Problem } from '../../../../platform/http';

export class BadIdempotencyKey extends Problem {
  readonly code = 'bad_idempotency_key';
  readonly kind = 'invalid';
  override readonly faults = [
    { path: 'Idempotency-Key', code: 'format', message: 'Send 8 to 200 printable characters.' },
  ];

  constructor() {
    super('The Idempotency-Key header can’t be used.');
  }
}
