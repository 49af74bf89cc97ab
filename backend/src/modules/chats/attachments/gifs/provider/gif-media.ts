import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type OutsideFile, PublicRequests } from '../../../../../platform/outside';
import { GifNotFound, GifsUnavailable } from '../../errors';
import { GifAddresses } from './gif-addresses';

const MOST_BYTES = 5 * 1024 * 1024;
const KEPT_BYTES = 48 * 1024 * 1024;
const TYPES = ['image/webp', 'image/gif', 'image/png', 'image/jpeg'];

/** A provider's pictures, fetched by us, so that the provider never hears of who sees them. */
@Injectable()
export class GifMedia {
  private readonly files: LRUCache<string, OutsideFile>;

  constructor(
    requests: PublicRequests,
    private readonly addresses: GifAddresses,
  ) {
    this.files = new LRUCache<string, OutsideFile>({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ content }) => content.length + 1,
      // Concurrent requests for one file share a single fetch.
      fetchMethod: async (url) => requests.read(new URL(url), { types: TYPES, most: MOST_BYTES }),
    });
  }

  async get(token: string): Promise<OutsideFile> {
    const url = this.addresses.urlOf(token);
    if (!url) throw new GifNotFound();
    const file = await this.files.fetch(url.href).catch((error: unknown) => {
      throw new GifsUnavailable({ cause: error });
    });
    if (!file) throw new GifsUnavailable();
    return file;
  }
}
