import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { getVapidHeaders } from 'web-push';
import { PushKeys } from '../../tenants';

/** Services refuse tokens that are valid for more than 24 hours. */
const VALID_SECONDS = 12 * 3600;
const KEPT_MS = 11 * 3_600_000;
const MOST_KEPT = 10_000;

interface Signer {
  readonly tenantId: number;
  readonly keyVersion: number;
  /** Whom services write to about these pushes: an address of the brand. */
  readonly subject: string;
}

/**
 * Signs for push services who sends (RFC 8292). A signature costs several times what encrypting does, so a token is used
 * again for everything that a brand sends to a service with the same key.
 */
@Injectable()
export class PushTokens {
  private readonly kept = new LRUCache<string, Promise<string | undefined>>({ max: MOST_KEPT, ttl: KEPT_MS });

  constructor(private readonly keys: PushKeys) {}

  /** The Authorization header for a service; undefined where the key signs no more. */
  header(signer: Signer, audience: string): Promise<string | undefined> {
    const name = [signer.tenantId, signer.keyVersion, signer.subject, audience].join(' ');
    const kept = this.kept.get(name);
    if (kept) return kept;
    const header = this.sign(signer, audience);
    this.kept.set(name, header);
    // A failure is not kept, nor a key that was missing.
    header.then(
      (signed) => signed === undefined && this.kept.delete(name),
      () => this.kept.delete(name),
    );
    return header;
  }

  private async sign({ tenantId, keyVersion, subject }: Signer, audience: string): Promise<string | undefined> {
    const pair = await this.keys.pair(tenantId, keyVersion);
    if (!pair) return undefined;
    const expires = Math.floor(Date.now() / 1000) + VALID_SECONDS;
    const { publicKey, privateKey } = pair;
    return getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm', expires).Authorization;
  }
}
