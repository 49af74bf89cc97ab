import { type Say } from '../mail-texts';
import { momentIn } from './moment-in';

/** A block that keeps an account out. */
export interface HoldingBlock {
  /** The time at which it ends by itself, in ISO 8601. */
  readonly ends_at: string | null;
  readonly time_zone: string | null;
}

/** Whether an account is open again after a block of it was reversed, or which other block still holds. */
export type BlockStanding = 'open' | HoldingBlock;

/** A time such as `10:30 a.m.` at the end of a sentence. */
const DOUBLE_STOP = '..';

export const holdingWords = ({ ends_at: endsAt, time_zone: zone }: HoldingBlock, say: Say, tag: string): string =>
  endsAt === null
    ? say('block_holds')
    : say('block_holds_until', { date: momentIn(endsAt, tag, zone) }).replace(DOUBLE_STOP, '.');

export const standingWords = (standing: BlockStanding, say: Say, tag: string): string =>
  standing === 'open' ? say('block_lifted_access') : holdingWords(standing, say, tag);
