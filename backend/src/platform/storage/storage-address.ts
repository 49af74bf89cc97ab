import { fileURLToPath } from 'node:url';

/** The place of the files: a folder that all processes share, or a bucket. */
export type StorageAddress =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Set for a store that is not Amazon's. */
      readonly endpoint: string | undefined;
    };

/** `file:///folder` or `s3://bucket?region=…&endpoint=https://…`. Throws one sentence for everything else. */
export function storageAddress(text: string): StorageAddress {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'file:') return { kind: 'disk', folder: fileURLToPath(address) };
  if (address?.protocol !== 's3:' || address.hostname === '')
    throw new Error('STORAGE is neither file:///folder nor s3://bucket?region=…&endpoint=…');
  return {
    kind: 's3',
    bucket: address.hostname,
    region: address.searchParams.get('region') ?? 'us-east-1',
    endpoint: address.searchParams.get('endpoint') ?? undefined,
  };
}
