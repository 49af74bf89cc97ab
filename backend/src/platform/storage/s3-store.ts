import { type S3Client } from '@aws-sdk/client-s3';
import { type S3Driver } from 'flydrive/drivers/s3';
import { type Readable } from 'node:stream';
import { type FileStore } from './file-store';
import { uploadStream } from './s3-upload';
import { type StorageAddress } from './storage-address';

/** How long a connection may take to be made. */
const CONNECTION_MS = 2_000;

type Bucket = StorageAddress & { readonly kind: 's3' };

interface Opened {
  readonly client: S3Client;
  readonly driver: S3Driver;
  /** Reads files. */
  readonly reader: S3Driver;
}

/** A private bucket. Credentials come from where Amazon's tools look for them: the environment first. */
export class S3Store implements FileStore {
  private opening: Promise<Opened> | undefined;

  /** `silenceMs`: how long a connection may be silent; however large a file is, bytes keep moving. */
  constructor(
    private readonly address: Bucket,
    private readonly silenceMs: number,
  ) {}

  async write(key: string, content: Readable): Promise<void> {
    const { client } = await this.open();
    await uploadStream(client, { Bucket: this.address.bucket, Key: key }, content);
  }

  async read(key: string): Promise<Readable> {
    return (await this.open()).reader.getStream(key);
  }

  async delete(key: string): Promise<void> {
    await (await this.open()).driver.delete(key);
  }

  // The disk of flydrive takes the slash away, and `t/1` would take `t/12` with it.
  async deleteFolder(prefix: string): Promise<void> {
    await (await this.open()).driver.deleteAll(prefix);
  }

  async check(): Promise<void> {
    const { client } = await this.open();
    const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
    await client.send(new HeadBucketCommand({ Bucket: this.address.bucket }));
  }

  private open(): Promise<Opened> {
    return (this.opening ??= openBucket(this.address, this.silenceMs));
  }
}

// Amazon's client takes a second to load, which only those with a bucket wait for.
async function openBucket({ bucket, region, endpoint }: Bucket, silenceMs: number): Promise<Opened> {
  const [{ S3Client }, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')]);
  const clientWith = (limits: { socketTimeout: number; requestTimeout?: number }): S3Client =>
    new S3Client({
      region,
      requestHandler: { connectionTimeout: CONNECTION_MS, throwOnRequestTimeout: true, ...limits },
      // Other makers' stores know neither the newer checksums nor a host for each bucket.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    });
  const driverOf = (client: S3Client): S3Driver =>
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const client = clientWith({ socketTimeout: silenceMs });
  // A connection is silent, too, while a member's slow line takes what came: so here only the answer's beginning is
  // bounded, and `limitSilence` bounds the rest.
  const reader = driverOf(clientWith({ socketTimeout: 0, requestTimeout: silenceMs }));
  return { client, driver: driverOf(client), reader };
}
