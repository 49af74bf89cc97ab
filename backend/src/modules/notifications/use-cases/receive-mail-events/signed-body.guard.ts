import { type CanActivate, type ExecutionContext, Inject, Injectable, type RawBodyRequest } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { MailEventsOff, SignatureInvalid } from '../../errors';

export const SIGNATURE_HEADER = 'x-mail-events-signature';
const SIGNATURE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;
const TOLERATED_SECONDS = 300;

/** The expected header for a body sent at a time, in seconds since 1970. */
export function signatureOf(secret: string, seconds: number, body: string | Buffer): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Lets in who knows the secret: the signature is over the time and the bytes that came. */
@Injectable()
export class SignedBodyGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { MAIL_EVENTS_SECRET: secret } = this.config;
    if (secret === undefined) throw new MailEventsOff();
    const { headers, rawBody } = context.switchToHttp().getRequest<RawBodyRequest<FastifyRequest>>();
    const given = String(headers[SIGNATURE_HEADER]);
    const seconds = Number(SIGNATURE.exec(given)?.[1]);
    const isFresh = Math.abs(Date.now() / 1000 - seconds) <= TOLERATED_SECONDS;
    if (!rawBody || !isFresh) throw new SignatureInvalid();
    if (!timingSafeEqual(Buffer.from(signatureOf(secret, seconds, rawBody)), Buffer.from(given)))
      throw new SignatureInvalid();
    return true;
  }
}
