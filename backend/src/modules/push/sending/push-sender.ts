import { Injectable } from '@nestjs/common';
import { generateRequestDetails } from 'web-push';
import { AddressNotPublic, type OutsideAnswer, PublicRequests } from '../../../platform/outside';
import { Problem } from '../../../platform/http';
import { PushServices } from '../endpoints/push-services';
import { type PushEnd, pushEnd, retryAfter } from './push-answer';
import { PushBrakes } from './push-brakes';
import { type PushDevice } from './push-devices';
import { type PushMessage } from './fresh-pushes';
import { serviceName } from './push-service-names';
import { PushTokens } from './push-tokens';

/** Of which brand a push is, and what is the same for all its devices. */
export interface Sending {
  readonly tenantId: number;
  /** The brand's own address, such as https://everglow.example. */
  readonly origin: string;
  readonly topic: string;
}

interface Packed {
  readonly message: PushMessage;
  readonly payload: Buffer;
}

export interface Sent {
  readonly end: PushEnd;
  readonly status: number;
  readonly service: string;
  /** Milliseconds until the service may be asked again, where it was not reached. */
  readonly wait: number;
}

/** Encrypts a push for one device and hands it to the device's push service. */
@Injectable()
export class PushSender {
  constructor(
    private readonly services: PushServices,
    private readonly tokens: PushTokens,
    private readonly brakes: PushBrakes,
    private readonly requests: PublicRequests,
  ) {}

  async send(device: PushDevice, packed: Packed, sending: Sending): Promise<Sent> {
    const url = this.addressOf(device);
    if (!url) return { end: 'unfit', status: 0, service: 'other', wait: 0 };
    const service = serviceName(url.hostname);
    const held = this.brakes.wait(sending.tenantId, url.host);
    if (held > 0) return { end: 'braked', status: 0, service, wait: held };
    const signer = { tenantId: sending.tenantId, keyVersion: device.keyVersion, subject: sending.origin };
    const authorization = await this.tokens.header(signer, url.origin);
    if (authorization === undefined) return { end: 'unfit', status: 0, service, wait: 0 };
    const answer = await this.post(url, device, packed, { authorization, topic: sending.topic });
    const end = answer === null ? 'no_answer' : pushEnd(answer.status);
    return { end, status: answer?.status ?? 0, service, wait: this.brake(end, answer, sending.tenantId, url.host) };
  }

  /** The list may have become shorter since the device was saved. */
  private addressOf({ endpoint }: PushDevice): URL | undefined {
    try {
      return this.services.check(endpoint);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }

  /** Null where there was no answer. */
  private async post(
    url: URL,
    { endpoint, keys }: PushDevice,
    { message: { urgency, ttlSeconds: TTL }, payload }: Packed,
    { authorization, topic }: { readonly authorization: string; readonly topic: string },
  ): Promise<OutsideAnswer | null> {
    const { headers, body } = generateRequestDetails({ endpoint, keys }, payload, {
      ...{ TTL, urgency, topic, contentEncoding: 'aes128gcm', headers: { Authorization: authorization } },
      // The token is signed already.
      vapidDetails: null as never,
    });
    try {
      return await this.requests.post(url, headers, body);
    } catch (error) {
      if (error instanceof AddressNotPublic) return { status: 403, retryAfter: undefined };
      return null;
    }
  }

  private brake(end: PushEnd, answer: OutsideAnswer | null, tenantId: number, host: string): number {
    if (end === 'limited' || answer?.status === 503) {
      const wait = retryAfter(answer?.retryAfter);
      this.brakes.pause(tenantId, host, wait);
      return wait;
    }
    if (end === 'no_answer' || end === 'unavailable') this.brakes.fail(tenantId, host);
    else this.brakes.release(tenantId, host);
    return this.brakes.wait(tenantId, host);
  }
}
