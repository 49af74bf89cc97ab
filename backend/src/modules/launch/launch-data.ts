import { type DeclaredTable } from '../../platform/personal-data';

export const LAUNCH_DATA: readonly DeclaredTable[] = [
  { table: 'launch_check', impersonal: 'what was seen of a brand’s hosts, records and settings before its launch' },
];
