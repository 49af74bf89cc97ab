import { boolean, integer, key, nullable, tenantTable, text, timestamp, uuid } from '../../platform/database';

/** The tables that this module owns. */
export const TRAFFIC_TABLES = {
  visit: tenantTable('visit', {
    id: key(uuid),
    at: timestamp,
    host: text,
    path: text,
    locale: text,
    country: nullable(text),
    network: nullable(text),
    ref: nullable(text),
    sub1: nullable(text),
    sub2: nullable(text),
    sub3: nullable(text),
    referrer: nullable(text),
    bounce_logged: boolean,
    bounced: nullable(boolean),
    hidden_seconds: nullable(integer),
  }),
  postback: tenantTable('postback', {
    account_id: key(integer),
    event: key(text),
    network: text,
    created_at: timestamp,
    delivered_at: nullable(timestamp),
    refused_at: nullable(timestamp),
  }),
  postback_click: tenantTable('postback_click', {
    account_id: key(integer),
    network: key(text),
    id: uuid,
  }),
};
