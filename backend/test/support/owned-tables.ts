import { type EntitySchema } from 'typeorm';
import { ACCOUNTS_READERS, ACCOUNTS_TABLES } from '../../src/modules/accounts/tables';
import { ACTIVITY_TABLES } from '../../src/modules/activity/tables';
import { CHATS_READERS, CHATS_TABLES } from '../../src/modules/chats/tables';
import { CONSOLE_READERS, CONSOLE_TABLES } from '../../src/modules/console/tables';
import { CREDITS_READERS, CREDITS_TABLES } from '../../src/modules/credits/tables';
import { DECISIONS_READERS, DECISIONS_TABLES } from '../../src/modules/decisions/tables';
import { DISCOVERY_READERS, DISCOVERY_TABLES } from '../../src/modules/discovery/tables';
import { FLEET_TABLES } from '../../src/modules/fleet/tables';
import { LAUNCH_READERS, LAUNCH_TABLES } from '../../src/modules/launch/tables';
import { LIKES_READERS, LIKES_TABLES } from '../../src/modules/likes/tables';
import { MEMBERS_READERS, MEMBERS_TABLES } from '../../src/modules/members/tables';
import { NOTIFICATIONS_READERS, NOTIFICATIONS_TABLES } from '../../src/modules/notifications/tables';
import { PAYMENTS_READERS, PAYMENTS_TABLES } from '../../src/modules/payments/tables';
import { PRIVACY_READERS, PRIVACY_TABLES } from '../../src/modules/privacy/tables';
import { PUSH_READERS, PUSH_TABLES } from '../../src/modules/push/tables';
import { SAFETY_READERS, SAFETY_TABLES } from '../../src/modules/safety/tables';
import { TENANTS_READERS, TENANTS_TABLES } from '../../src/modules/tenants/tables';
import { TRAFFIC_TABLES } from '../../src/modules/traffic/tables';
import { VISUAL_DIFFS_READERS, VISUAL_DIFFS_TABLES } from '../../src/modules/visual-diffs/tables';
import { DATABASE_TABLES } from '../../src/platform/database/tables';
import { OUTBOX_TABLES } from '../../src/platform/outbox/tables';
import { TENANCY_READERS, TENANCY_TABLES } from '../../src/platform/tenancy/tables';

interface Owned {
  readonly tables: Readonly<Record<string, EntitySchema>>;
  /** By table: whose statements may read it besides. */
  readonly readers: Readonly<Record<string, readonly string[]>>;
}

/** The tables of every module, and of the folders of `platform` that have some. */
export const OWNED_TABLES = {
  accounts: { tables: ACCOUNTS_TABLES, readers: ACCOUNTS_READERS },
  activity: { tables: ACTIVITY_TABLES, readers: {} },
  chats: { tables: CHATS_TABLES, readers: CHATS_READERS },
  console: { tables: CONSOLE_TABLES, readers: CONSOLE_READERS },
  credits: { tables: CREDITS_TABLES, readers: CREDITS_READERS },
  decisions: { tables: DECISIONS_TABLES, readers: DECISIONS_READERS },
  discovery: { tables: DISCOVERY_TABLES, readers: DISCOVERY_READERS },
  fleet: { tables: FLEET_TABLES, readers: {} },
  launch: { tables: LAUNCH_TABLES, readers: LAUNCH_READERS },
  likes: { tables: LIKES_TABLES, readers: LIKES_READERS },
  members: { tables: MEMBERS_TABLES, readers: MEMBERS_READERS },
  notifications: { tables: NOTIFICATIONS_TABLES, readers: NOTIFICATIONS_READERS },
  payments: { tables: PAYMENTS_TABLES, readers: PAYMENTS_READERS },
  privacy: { tables: PRIVACY_TABLES, readers: PRIVACY_READERS },
  push: { tables: PUSH_TABLES, readers: PUSH_READERS },
  safety: { tables: SAFETY_TABLES, readers: SAFETY_READERS },
  tenants: { tables: TENANTS_TABLES, readers: TENANTS_READERS },
  traffic: { tables: TRAFFIC_TABLES, readers: {} },
  'visual-diffs': { tables: VISUAL_DIFFS_TABLES, readers: VISUAL_DIFFS_READERS },
  'platform/database': { tables: DATABASE_TABLES, readers: {} },
  'platform/outbox': { tables: OUTBOX_TABLES, readers: {} },
  'platform/tenancy': { tables: TENANCY_TABLES, readers: TENANCY_READERS },
} as unknown as Readonly<Record<string, Owned>>;
