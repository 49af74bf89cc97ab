import { Inject, Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../platform/database';
import { type Change, type LiveEvent, type LiveSource, LiveSources } from '../../../platform/realtime';
import { CHAT_STATE, type ChatState, IS_OPEN } from '../conversations/chat-state';

/** More than that is loaded again rather than told. */
const MOST_OF_A_MEMBER = 500;
const MOST_OF_ALL = 20_000;

/** A chat that has changed, with the messages of it that were taken back. */
interface ChangedChat extends ChatState {
  readonly tenant_id: number;
  readonly member_id: number;
  readonly gone: readonly number[] | null;
}

/** A message that is taken back changes both sides, so that it is found by them. */
const changed = (condition: string, most: number): string => `
  select h.tenant_id, h.member_id, ${CHAT_STATE}, (
      select array_agg(m.seq order by m.seq) from message m
      where m.tenant_id = h.tenant_id and m.conversation_id = h.conversation_id and m.gone_at is not null
        and m.gone_changed >= $1::bigint
    ) as gone
  from chat h join conversation v on v.tenant_id = h.tenant_id and v.id = h.conversation_id
  where h.changed >= $1::bigint and ${condition} and ${IS_OPEN} limit ${most + 1}`;

const OF_MEMBER = changed('h.member_id = $2::integer', MOST_OF_A_MEMBER);
const OF_ALL = changed('not pg_visible_in_snapshot(h.changed::text::xid8, $2::pg_snapshot)', MOST_OF_ALL);

/** How conversations stand, for whoever may not have heard of it. */
@Injectable()
export class ChatSource implements LiveSource {
  constructor(
    private readonly database: Database,
    private readonly platform: PlatformDatabase,
    @Inject(LiveSources) sources: LiveSources,
  ) {
    sources.add(this);
  }

  async since(memberId: number, position: string): Promise<readonly LiveEvent[] | undefined> {
    const rows = await this.database.query<ChangedChat>(OF_MEMBER, [position, memberId]);
    return rows.length > MOST_OF_A_MEMBER ? undefined : rows.flatMap(changesOf).map(({ event }) => event);
  }

  async after(snapshot: string): Promise<readonly Change[] | undefined> {
    const rows = await this.platform.query<ChangedChat>(OF_ALL, [snapshot.split(':')[0], snapshot]);
    return rows.length > MOST_OF_ALL ? undefined : rows.flatMap(changesOf);
  }
}

function changesOf({ tenant_id: tenantId, member_id: memberId, gone, ...state }: ChangedChat): Change[] {
  const { conversation } = state;
  const events = [
    ...(gone ?? []).map((seq) => ({ event: 'gone', data: { conversation, seq } })),
    { event: 'chat', data: state },
  ];
  return events.map((event) => ({ tenantId, memberId, event }));
}
