import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../data-keys';
import { isPosition } from './position';

const PURPOSE = 'stream position';
/** Padded, so that the length of what is sealed says nothing either. */
const DIGITS = 19;
const SEALED = /^[\w-]{63}$/;

/**
 * Positions as pages keep them. They are sealed, because a position is a transaction id of the whole cluster: members
 * could tell from two of them how much is going on at all brands. They are bound to no member, so that a heartbeat is the
 * same bytes for all streams; a stream only ever tells its own member's events.
 */
@Injectable()
export class SealedPositions {
  constructor(@Inject(DataKeys) private readonly keys: DataKeys) {}

  seal(position: string): string {
    return this.keys.seal(PURPOSE, '', position.padStart(DIGITS, '0')).toString('base64url');
  }

  /** Undefined where no process of ours sealed it. */
  open(text: string): string | undefined {
    if (!SEALED.test(text)) return undefined;
    try {
      const position = this.keys.open(PURPOSE, '', Buffer.from(text, 'base64url')).replace(/^0+/, '');
      return isPosition(position) ? position : undefined;
    } catch {
      return undefined;
    }
  }
}
