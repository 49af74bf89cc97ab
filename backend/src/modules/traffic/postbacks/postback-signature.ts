import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';

export const SIGNATURE_HEADER = 'X-Manyhearts-Signature';

/** A secret for each network of each brand, derived whenever it is needed and stored nowhere. */
@Injectable()
export class PostbackSignatures {
  constructor(private readonly keys: DataKeys) {}

  secret(tenantId: number, network: string): string {
    return this.keys.derive(`postback ${tenantId} ${network}`).toString('hex');
  }

  /** The header's value: `t` against replays, `v1` over time, method and address. */
  sign(secret: string, url: string, now = Date.now()): string {
    const time = Math.floor(now / 1000);
    return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.GET.${url}`).digest('hex')}`;
  }
}
