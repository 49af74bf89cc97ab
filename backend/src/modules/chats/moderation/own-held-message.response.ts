import { ApiProperty } from '@nestjs/swagger';
import { isoTime } from '../../../shared/iso-time';
import { WAS_SENT } from './held-messages';

const STATES = ['waiting', 'rejected', 'dropped'] as const;

/** A held message as its sender sees it. It is visible to no other member. */
export class OwnHeldMessage {
  @ApiProperty()
  readonly client_id!: string;
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ format: 'date-time' })
  readonly held_at!: string;
  @ApiProperty({ enum: STATES, description: 'Dropped: it could not be sent any more.' })
  readonly state!: (typeof STATES)[number];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Rejected: by which rule. Dropped: the code of the problem.',
  })
  readonly reason!: string | null;
}

/** An array of `OwnHeldMessage`, oldest first: of the member $1, to `profile p`. What is released waits until it is sent. */
export const HELD_BY_MEMBER = `(
  select coalesce(json_agg(json_build_object(
    'client_id', w.client_id, 'text', w.body, 'reason', case w.outcome when 'rejected' then w.rule else w.drop_reason end,
    'held_at', ${isoTime('w.held_at')},
    'state', case when w.outcome in ('rejected', 'dropped') then w.outcome else 'waiting' end
  ) order by w.held_at, w.id), '[]')
  from held_message w where w.sender_id = $1::integer and w.profile_id = p.id and not ${WAS_SENT})`;
