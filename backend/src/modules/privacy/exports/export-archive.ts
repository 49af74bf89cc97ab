import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type PersonalTable } from '../../../platform/personal-data';
import { Storage } from '../../../platform/storage';
import { currentTenantId, runInTenant } from '../../../platform/tenancy';
import { dataDocument } from './data-document';
import { type ExportHead, type ExportOwner } from './export-head';
import { PersonalRows } from './personal-rows';
import { readablePage } from './readable-page';

/** The tables that an export is made of. */
export const EXPORTED_TABLES = Symbol('ExportedTables');

/** Everything kept about a member, as a zip of `data.json`, `index.html` and `pictures/`. */
@Injectable()
export class ExportArchive {
  constructor(
    private readonly rows: PersonalRows,
    private readonly storage: Storage,
    @Inject(EXPORTED_TABLES) private readonly tables: readonly PersonalTable[],
  ) {}

  /** Made while it is read: neither rows nor pictures are ever held together. Rejects by its stream. */
  async open(owner: ExportOwner, head: ExportHead): Promise<Readable> {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    // It begins at once, before anybody reads: its reader finds the error in the stream.
    output.on('error', () => undefined);
    zip.on('error', (error: Error) => output.destroy(error));
    const sections = this.tables.map(({ name, ...table }) => ({
      name,
      rows: () => this.rows.of({ name, ...table }, owner.account),
    }));
    addText(zip, 'index.html', () => readablePage(owner, head, sections));
    addText(zip, 'data.json', () => dataDocument(head, sections));
    await this.addPictures(zip, owner.account);
    zip.end();
    return output;
  }

  private async addPictures(zip: ZipFile, account: number): Promise<void> {
    const tenant = currentTenantId();
    for (const { pictures, ...table } of this.tables) {
      if (pictures === undefined) continue;
      for await (const row of this.rows.of({ ...table, columns: { [pictures]: 'stored' } }, account)) {
        const name = row['stored'];
        // Null where the picture has gone before its row.
        if (typeof name !== 'string') continue;
        // Already compressed.
        zip.addReadStreamLazy(`pictures/${name.split('/').at(-1) ?? ''}`, { compress: false }, (give) => {
          runInTenant(tenant, () => this.storage.read(name)).then(
            (picture) => {
              give(null, picture);
            },
            (error: unknown) => {
              give(error, Readable.from([]));
            },
          );
        });
      }
    }
  }
}

function addText(zip: ZipFile, name: string, write: () => AsyncIterable<string>): void {
  zip.addReadStreamLazy(name, (give) => {
    const text = Readable.from(write(), { objectMode: false });
    text.on('error', (error) => zip.emit('error', error));
    give(null, text);
  });
}
