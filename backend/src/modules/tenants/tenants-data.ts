import { type DeclaredTable } from '../../platform/personal-data';

const impersonal = 'the brand’s settings and the staff who made them';

export const TENANTS_DATA: readonly DeclaredTable[] = [
  { table: 'settings_revision', impersonal },
  { table: 'settings_approval', impersonal },
  { table: 'settings_release', impersonal },
  { table: 'scheduled_release', impersonal },
  { table: 'push_key', impersonal: 'the keys that the brand signs push messages with' },
];
