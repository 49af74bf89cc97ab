import { type SNSClient } from '@aws-sdk/client-sns';
import { type Sms, type TextMessage } from './sms';
import { SmsError } from './sms-error';

const CALL_MS = 10_000;
const CONNECTION_MS = 2_000;

export interface SnsAddress {
  readonly region: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  /** Undefined where they are in the machine's role, or where Amazon's tools look for them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Text messages by Amazon SNS. */
export class SnsSms implements Sms {
  private opening: Promise<SNSClient> | undefined;

  constructor(
    private readonly address: SnsAddress,
    private readonly timeLimitMs = CALL_MS,
  ) {}

  async send({ to, text }: TextMessage): Promise<void> {
    try {
      const { PublishCommand } = await import('@aws-sdk/client-sns');
      const client = await (this.opening ??= this.open());
      await client.send(
        new PublishCommand({
          PhoneNumber: to,
          Message: text,
          // Costs more than the other kind, and is not held back.
          MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
        }),
        { abortSignal: AbortSignal.timeout(this.timeLimitMs) },
      );
    } catch (error) {
      // The client's messages quote the number: its name alone says enough.
      throw new SmsError(nameOf(error));
    }
  }

  /** Amazon's client takes long to load, and few processes ever send a message. */
  private async open(): Promise<SNSClient> {
    const { SNSClient: Client } = await import('@aws-sdk/client-sns');
    const { region, endpoint, credentials } = this.address;
    return new Client({
      region,
      // A message that was sent twice is a code too many.
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: CONNECTION_MS,
        requestTimeout: this.timeLimitMs,
        throwOnRequestTimeout: true,
      },
      ...(endpoint !== undefined && { endpoint }),
      ...(credentials && { credentials }),
    });
  }
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[A-Za-z]{3,60}$/.test(name) ? name : 'unknown';
}
