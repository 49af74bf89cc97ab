import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MadePicture, PhotoFiles, PhotoLimitReached, PhotoNotFound } from '../../../members';
import { NOT_BLOCKED } from '../../conversations/partner-sql';
import { KEPT_COLUMNS, type KeptPhoto } from './chat-photo';

/** The limit of unsent photos per member. They are deleted after a day. */
const MOST_UNSENT = 20;

export interface SeenPhoto extends KeptPhoto {
  readonly owner_id: number;
}

/** `chat_photo f` is visible to its owner and to the member who has its message, as long as there is no block. */
const MAY_SEE = `(f.owner_id = $1::integer or exists (
  select from chat h join profile p on p.id = h.partner_id
  where h.member_id = $1::integer and h.conversation_id = f.conversation_id and f.seq > h.cleared_seq and ${NOT_BLOCKED}))`;

@Injectable()
export class ChatPhotos {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  /** Throws PhotoLimitReached where the member has not sent those before. */
  async add(owner: number, made: MadePicture): Promise<KeptPhoto> {
    const folders = await this.files.write(owner, made);
    let whole: string | undefined;
    try {
      whole = await this.files.writeWhole(owner, made.whole);
      const { key, blurredKey } = folders;
      const [photo] = await this.database.query<KeptPhoto>(
        `insert into chat_photo as f (owner_id, file, key, blurred_key, width, height)
         select $1, $2, $3, $4, $5, $6
         where (select count(*) from chat_photo o where o.owner_id = $1 and o.seq is null) < ${MOST_UNSENT}
         returning ${KEPT_COLUMNS}`,
        [owner, whole, key, blurredKey, made.width, made.height],
      );
      if (!photo) throw new PhotoLimitReached(MOST_UNSENT);
      return photo;
    } catch (error) {
      await this.files.delete(folders, whole).catch(() => undefined);
      throw error;
    }
  }

  /** Finds a photo that the member may send: one not sent yet, or sent by this very message. */
  async unsent(owner: number, id: number, clientId: string): Promise<KeptPhoto | undefined> {
    const [photo] = await this.database.query<KeptPhoto>(
      `select ${KEPT_COLUMNS} from chat_photo f where f.id = $2::integer and f.owner_id = $1::integer and (f.seq is null
         or exists (select from message m where m.conversation_id = f.conversation_id and m.seq = f.seq
           and m.sender_id = $1::integer and m.client_id = $3::uuid))`,
      [owner, id, clientId],
    );
    return photo;
  }

  /** Throws PhotoNotFound for everybody but the two. */
  async seenBy(member: number, by: { readonly id: number } | { readonly key: string }): Promise<SeenPhoto> {
    const [which, value] = 'id' in by ? ['f.id = $2::integer', by.id] : ['$2::text in (f.key, f.blurred_key)', by.key];
    const [photo] = await this.database.query<SeenPhoto>(
      `select ${KEPT_COLUMNS}, f.owner_id from chat_photo f where ${which} and ${MAY_SEE}`,
      [member, value],
    );
    if (!photo) throw new PhotoNotFound();
    return photo;
  }
}
