import { releases as texts } from '../../texts/releases';

export interface RevisionRow {
  readonly live: boolean;
  readonly approvers: readonly string[];
  readonly releases: readonly object[];
}

/** Where a revision stands, in words. */
export function stateText({ live, approvers, releases }: RevisionRow): string {
  const standing = live ? texts.live : releases.length > 0 ? texts.was_live : texts.draft;
  return [standing, approvers.length > 0 && texts.approved_by.replace('{names}', approvers.join(', '))]
    .filter(Boolean)
    .join(', ');
}
