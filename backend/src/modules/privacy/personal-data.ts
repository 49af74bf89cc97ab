import { OUTBOX_DATA } from '../../platform/outbox';
import { type DeclaredTable, type PersonalTable, isPersonal } from '../../platform/personal-data';
import { ACCOUNTS_DATA } from '../accounts';
import { ACTIVITY_DATA } from '../activity';
import { CHATS_DATA } from '../chats';
import { CREDITS_DATA } from '../credits';
import { DECISIONS_DATA } from '../decisions';
import { DISCOVERY_DATA } from '../discovery';
import { FLEET_DATA } from '../fleet';
import { LAUNCH_DATA } from '../launch';
import { LIKES_DATA } from '../likes';
import { MEMBERS_DATA } from '../members';
import { NOTIFICATIONS_DATA } from '../notifications';
import { PAYMENTS_DATA } from '../payments';
import { PUSH_DATA } from '../push';
import { SAFETY_DATA } from '../safety';
import { TENANTS_DATA } from '../tenants';
import { TRAFFIC_DATA } from '../traffic';
import { VISUAL_DIFFS_DATA } from '../visual-diffs';
import { PRIVACY_DATA } from './privacy-data';

/**
 * Every table of a tenant, each declared by whoever owns it. Export and erasure know no other list, and the gate
 * `personal-data.gate.test.ts` holds it to the schema. In the order of erasure: what refers to a row goes before it.
 */
export const DECLARED_TABLES: readonly DeclaredTable[] = [
  ...OUTBOX_DATA,
  ...TRAFFIC_DATA,
  ...SAFETY_DATA,
  ...DECISIONS_DATA,
  ...NOTIFICATIONS_DATA,
  ...PUSH_DATA,
  ...PRIVACY_DATA,
  ...PAYMENTS_DATA,
  ...CREDITS_DATA,
  ...ACCOUNTS_DATA,
  ...CHATS_DATA,
  ...LIKES_DATA,
  ...ACTIVITY_DATA,
  ...DISCOVERY_DATA,
  ...MEMBERS_DATA,
  ...FLEET_DATA,
  ...LAUNCH_DATA,
  ...VISUAL_DIFFS_DATA,
  ...TENANTS_DATA,
];

export const PERSONAL_TABLES: readonly PersonalTable[] = DECLARED_TABLES.filter(isPersonal);
