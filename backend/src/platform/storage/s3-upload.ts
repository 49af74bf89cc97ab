import { type S3Client } from '@aws-sdk/client-s3';
import { type Readable } from 'node:stream';

/** S3 takes no part below 5 MB but the last. */
const PART_BYTES = 8 * 1024 * 1024;

interface Target {
  readonly Bucket: string;
  readonly Key: string;
}

/**
 * A stream whose length nobody knows yet: in one piece while it fits a part, else part by part. The file is there when
 * all of it is; what was begun and failed is taken back.
 */
export async function uploadStream(client: S3Client, target: Target, content: Readable): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const parts = partsOf(content);
  const first = await parts.next();
  const start = first.done === true ? Buffer.alloc(0) : first.value;
  if (start.length < PART_BYTES) await client.send(new PutObjectCommand({ ...target, Body: start }));
  else await uploadParts(client, target, start, parts);
}

async function uploadParts(
  client: S3Client,
  target: Target,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<void> {
  const {
    AbortMultipartUploadCommand,
    CompleteMultipartUploadCommand,
    CreateMultipartUploadCommand,
    UploadPartCommand,
  } = await import('@aws-sdk/client-s3');
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const upload = { ...target, UploadId };
  const done: { PartNumber: number; ETag: string | undefined }[] = [];
  const add = async (Body: Buffer): Promise<void> => {
    const PartNumber = done.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    done.push({ PartNumber, ETag });
  };
  try {
    await add(first);
    for await (const part of rest) await add(part);
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** Pieces of exactly one part, and what is left. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    while (length >= PART_BYTES) {
      const all = Buffer.concat(held);
      yield all.subarray(0, PART_BYTES);
      held = [all.subarray(PART_BYTES)];
      length -= PART_BYTES;
    }
  }
  if (length > 0) yield Buffer.concat(held);
  return undefined;
}
