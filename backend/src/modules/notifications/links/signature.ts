import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (key: Buffer, body: string | Buffer, length: number): Buffer =>
  createHmac('sha256', key).update(body).digest().subarray(0, length);

/** The time it takes tells nothing. */
export const isSigned = (key: Buffer, body: string | Buffer, signature: Buffer, length: number): boolean =>
  signature.length === length && timingSafeEqual(sign(key, body, length), signature);
