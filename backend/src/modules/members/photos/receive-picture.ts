import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { currentTenantId } from '../../../platform/tenancy';
import { PublishedSites } from '../../tenants';
import { PhotoHeicUnsupported, PhotoTypeUnsupported, problemOf } from './errors';
import { KnownRejects } from './known-rejects';
import { formatOf } from './pictures/picture-format';
import { type MadePicture, PictureRefused } from './pictures/picture';
import { Pictures } from './pictures/pictures';
import { whileSpooled } from './spool';

/** Takes in what somebody uploads, whatever for. */
@Injectable()
export class ReceivePicture {
  constructor(
    private readonly pictures: Pictures,
    private readonly rejects: KnownRejects,
    private readonly published: PublishedSites,
  ) {}

  /** Works on the body as a file, of what we read. `length` as the request tells it. */
  whileKept<T>(body: Readable, length: number | undefined, work: (path: string) => Promise<T>): Promise<T> {
    return whileSpooled(body, length, async ({ path, head }) => {
      const format = formatOf(head);
      if (format === undefined) throw new PhotoTypeUnsupported();
      if (format === 'heic' && !(await this.isHeicTaken())) throw new PhotoHeicUnsupported();
      return work(path);
    });
  }

  private async isHeicTaken(): Promise<boolean> {
    const { document } = await this.published.get(currentTenantId());
    return document.features.heic_photos;
  }

  /** From a path, or from a picture that we made. Refuses what staff have turned down before. */
  async make(source: string | Buffer): Promise<MadePicture> {
    try {
      const made = await this.pictures.make({ source, crop: null });
      await this.rejects.check(made.hash);
      return made;
    } catch (error) {
      throw error instanceof PictureRefused ? problemOf(error.fault) : error;
    }
  }
}
