import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DataKeys } from '../../../../../platform/data-keys';

const BYTES = 18;
const TOKEN = /^([\w-]+)\.([\w-]{24})$/;

/** Texts that go out and come back unchanged: what we did not sign for this purpose is nothing. */
export class SignedText {
  private readonly key: Buffer;

  constructor(keys: DataKeys, purpose: string) {
    this.key = keys.derive(purpose);
  }

  write(text: string): string {
    const body = Buffer.from(text).toString('base64url');
    return `${body}.${this.sign(body).toString('base64url')}`;
  }

  read(token: string): string | undefined {
    const [, body = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== BYTES || !timingSafeEqual(given, this.sign(body))) return undefined;
    return Buffer.from(body, 'base64url').toString();
  }

  private sign(body: string): Buffer {
    return createHmac('sha256', this.key).update(body).digest().subarray(0, BYTES);
  }
}
