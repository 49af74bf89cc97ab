import { type DeclaredTable } from '../../platform/personal-data';

export const VISUAL_DIFFS_DATA: readonly DeclaredTable[] = [
  { table: 'visual_diff', impersonal: 'how much of a brand’s public pages differs between two revisions' },
];
