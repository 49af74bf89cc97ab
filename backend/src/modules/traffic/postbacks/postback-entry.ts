import { type Statement } from '../../../platform/database';
import { selectedOutboxEntry, uuidV7 } from '../../../platform/outbox';
import { currentScope } from '../../../platform/tenancy';
import { type PostbackEvent, type PostbackRule } from '../../tenants';

export const POSTBACK_KIND = 'postback';

export interface PostbackPayload {
  readonly account: number;
  readonly event: PostbackEvent;
}

/**
 * The outbox entry that tells a network of an account's event, written with the statement that causes it, if that network
 * brought it and wants to know, and once however often it is written. `account` selects its id. The outbox gets no more
 * than that id: what is sent is read when it is sent, so that nothing goes out about who is gone by then.
 */
export function postbackEntry(
  event: PostbackEvent,
  rules: readonly PostbackRule[],
  { text, values = [] }: Statement,
): Statement[] {
  const networks = rules.filter(({ events }) => events.includes(event)).map(({ network }) => network);
  if (networks.length === 0) return [];
  const at = (offset: number): string => `$${values.length + offset}`;
  return [
    {
      text: `with brought as (
          select id, network from account where id = (${text}) and network = any(${at(1)}::text[])
        ), known as (
          insert into postback_click (account_id, network) select id, network from brought on conflict do nothing
        ), told as (
          insert into postback (account_id, event, network) select id, ${at(2)}::text, network from brought
          on conflict do nothing returning account_id, event
        )
        ${selectedOutboxEntry({
          ...{ id: `${at(3)}::uuid`, kind: POSTBACK_KIND, trace: `${at(4)}::text`, from: 'told' },
          payload: "jsonb_build_object('account', account_id, 'event', event)",
        })}`,
      values: [...values, networks, event, uuidV7(), currentScope()?.trace ?? ''],
    },
  ];
}
