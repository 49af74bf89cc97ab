import { createHmac } from 'node:crypto';
import { type PushPayload } from './push-entry';

const TOPIC_BYTES = 24;

/**
 * Names what a push is about to a push service, which keeps the newest of each topic for a device that is away. At most 32
 * characters (RFC 8030). The account is part of it: two members' pushes about one conversation cannot be joined by it.
 */
export const pushTopic = (key: Buffer, tenantId: number, { push, account, subject = '' }: PushPayload): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([tenantId, push, account, String(subject)]))
    .digest()
    .subarray(0, TOPIC_BYTES)
    .toString('base64url');
