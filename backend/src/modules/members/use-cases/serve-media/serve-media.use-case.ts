import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { MemberAuthenticator } from '../../../../platform/http';
import { PhotoNotFound } from '../../photos/errors';
import { PhotoFiles } from '../../photos/photo-files';
import { BLURRED, renditionsOf } from '../../photos/renditions';

interface Found {
  readonly profile_id: number;
  readonly width: number;
  readonly is_public: boolean;
}

interface Media {
  /** Whether everybody who has the address may see it now; else it is shown to its owner only. */
  readonly isPublic: boolean;
  readonly read: () => Promise<Buffer>;
}

const KEY = /^[0-9a-f]{32}$/;

/** A picture by its address. Who has the address of an active one may see it; of others it is its owner's alone. */
@Injectable()
export class ServeMedia {
  constructor(
    private readonly database: Database,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    private readonly files: PhotoFiles,
  ) {}

  /** Looks up who may see the picture and reads no file. `token` is the visitor's session, if there is one. */
  async find(key: string, name: string, token: string | undefined): Promise<Media> {
    const column = name === BLURRED ? 'blurred_key' : 'key';
    const found = KEY.test(key) ? await this.lookUp(column, key) : undefined;
    if (!found || !hasFile(found, name)) throw new PhotoNotFound();
    if (!found.is_public && !(await this.isOwner(found, token))) throw new PhotoNotFound();
    return { isPublic: found.is_public, read: () => this.files.read(found.profile_id, key, name) };
  }

  private async lookUp(column: 'key' | 'blurred_key', key: string): Promise<Found | undefined> {
    const [found] = await this.database.query<Found>(
      `select f.profile_id, f.width, f.status = 'active' and p.status = 'active' as is_public
       from photo f join profile p on p.id = f.profile_id where f.${column} = $1`,
      [key],
    );
    return found;
  }

  private async isOwner({ profile_id }: Found, token: string | undefined): Promise<boolean> {
    const member = token === undefined ? undefined : await this.members.authenticate(token);
    return member?.id === profile_id;
  }
}

const hasFile = ({ width }: Found, name: string): boolean =>
  name === BLURRED || renditionsOf(width).some((rendition) => rendition.name === name);
