import { type Statement } from '../../../platform/database';
import { outboxEntry } from '../../../platform/outbox';
import { type PhotoFolders } from './photo-files';

export const GONE_FILES_KIND = 'photo_files_gone';

/** The payload in the outbox. The account's id tells whose row it is. */
export interface GoneFiles {
  readonly account: number;
  readonly key: string;
  readonly blurredKey: string;
  /** The file of the whole picture, if the photo itself is gone and not only a crop. */
  readonly whole?: string;
}

/** The statement that has files removed, for the transaction after which no row names them. */
export function goneFiles({ profileId, ...keys }: PhotoFolders, whole?: string): Statement {
  const files: GoneFiles = { account: profileId, ...keys, ...(whole !== undefined && { whole }) };
  return outboxEntry(GONE_FILES_KIND, files);
}
