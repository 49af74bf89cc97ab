import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { DeliveryError, DeliveryPostponed, type OutboxEntry, backoff } from '../../../platform/outbox';
import { currentTenantId } from '../../../platform/tenancy';
import { PublishedSites } from '../../tenants';
import { type PushMessage, type WriteMessage } from './fresh-pushes';
import { isAgain } from './push-answer';
import { PushCap } from './push-cap';
import { type PushDevice, PushDevices } from './push-devices';
import { type PushKind, type PushPayload } from './push-entry';
import { countSend } from './push-figures';
import { pushPayload } from './push-payload';
import { type Sending, type Sent, PushSender } from './push-sender';
import { pushTopic } from './push-topic';

/** Times that a postponed entry carries, in milliseconds since 1970. */
export interface Noted {
  /** When it was to go out, where contents said so. */
  readonly due?: number;
  /** The place that it has below the brand's cap. */
  readonly slot?: number;
}

interface Addressed {
  readonly device: PushDevice;
  readonly message: PushMessage;
}

/** A place below the cap is kept for as many milliseconds. */
const SLOT_MS = 60_000;
/** Sessions are looked up again where writing took longer, in milliseconds: nothing goes out after somebody has signed out. */
const FRESH_MS = 50;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Brings a push to the devices of its account: to each once, and again later to those that could not be reached. */
@Injectable()
export class PushDelivery {
  private readonly topics: Buffer;

  constructor(
    private readonly devices: PushDevices,
    private readonly cap: PushCap,
    private readonly sender: PushSender,
    private readonly published: PublishedSites,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DataKeys) keys: DataKeys,
  ) {
    this.topics = keys.derive('push topic');
  }

  async deliver(entry: OutboxEntry, write: WriteMessage): Promise<void> {
    const written = entry.payload as PushPayload & Noted;
    const tenantId = currentTenantId();
    const { document, primaryHost } = await this.published.get(tenantId);
    if (!document.features.push) return;
    if (primaryHost === '') throw new DeliveryError('deferred', 'no_primary_domain');
    const readAt = Date.now();
    const devices = await this.devices.of(written.account, written.device, entry.id);
    const addressed = await this.write(devices, written, write);
    const due = addressed.filter(({ message }) => !isLate(message, entry, written));
    const [first] = due;
    if (!first) return;
    await this.takePlace(tenantId, first.message.kind, due.length, written.slot);
    const sending = { tenantId, origin: `https://${primaryHost}`, topic: pushTopic(this.topics, tenantId, written) };
    const site = originOf(this.config, primaryHost);
    await this.sendAll(entry, await this.stillThere(due, written.account, readAt), sending, site);
  }

  /** Devices of the same language and setting are told the same. */
  private async write(
    devices: readonly PushDevice[],
    { account, subject, device }: PushPayload,
    write: WriteMessage,
  ): Promise<Addressed[]> {
    const about = { account, ...(subject !== undefined && { subject }), ...(device !== undefined && { device }) };
    const texts = new Map<string, Promise<PushMessage | null>>();
    const textFor = ({ locale, showsNames }: PushDevice): Promise<PushMessage | null> => {
      const text = texts.get(`${locale} ${showsNames}`) ?? write({ ...about, locale, showsNames });
      texts.set(`${locale} ${showsNames}`, text);
      return text;
    };
    const messages = await Promise.all(devices.map(textFor));
    return devices.flatMap((one, index) => {
      const message = messages[index];
      return message ? [{ device: one, message }] : [];
    });
  }

  /** A push about the account itself takes a place, but waits for none. */
  private async takePlace(tenantId: number, kind: PushKind, pushes: number, slot: number | undefined): Promise<void> {
    if (slot !== undefined && Date.now() - slot < SLOT_MS) return;
    const wait = await this.cap.take(tenantId, pushes).catch((cause: unknown) => {
      throw new DeliveryError('outage', 'no_redis', { cause });
    });
    if (wait > 0 && kind !== 'account') throw new DeliveryPostponed('cap', wait, { slot: Date.now() + wait });
  }

  private async stillThere(due: readonly Addressed[], account: number, readAt: number): Promise<readonly Addressed[]> {
    if (Date.now() - readAt < FRESH_MS) return due;
    const ids = due.map(({ device }) => device.id);
    const there = await this.devices.still(account, ids);
    return due.filter(({ device }) => there.has(device.id));
  }

  /** `site` is where a click leads, as browsers reach the brand here. */
  private async sendAll(entry: OutboxEntry, due: readonly Addressed[], sending: Sending, site: string): Promise<void> {
    const { push } = entry.payload as PushPayload;
    const sends = await Promise.all(
      due.map(async ({ device, message }) => {
        const payload = pushPayload(message, site);
        const sent = await this.sender.send(device, { message, payload }, sending);
        countSend(sent.service, message.kind, sent.end);
        return { ...sent, device: device.id, push };
      }),
    );
    if (sends.length > 0) await this.devices.record(entry.id, sends);
    const again = sends.filter(({ end }) => isAgain(end));
    const [first] = again;
    if (first) throw new DeliveryPostponed(`push_${first.end}`, waitOf(again, entry.attempt));
  }
}

/** A push that is older than its time to live is dropped, as its service would drop it, too. */
function isLate(
  { ttlSeconds }: PushMessage,
  { createdAt }: OutboxEntry,
  { due = createdAt.getTime() }: Noted,
): boolean {
  return Date.now() - due > ttlSeconds * 1000;
}

const waitOf = (again: readonly Sent[], attempt: number): number =>
  Math.max(Math.min(...again.map(({ wait }) => wait)), backoff(attempt, FIRST_RETRY_MS, LONGEST_RETRY_MS));
