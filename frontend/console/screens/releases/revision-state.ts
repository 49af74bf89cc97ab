import { releases as texts } from '../../texts/releases';

export interface RevisionRow {
  readonly live: boolean;
  readonly approvers: readonly string[];
  readonly approvals_needed: number;
  readonly approvals_missing: number;
  readonly may_approve: boolean;
  readonly releases: readonly object[];
}

/** How many people have approved a revision that changes money, and how many have to. */
export function approvalText({ approvers, approvals_needed: needed, approvals_missing: missing }: RevisionRow): string {
  const text = (needed > 1 ? texts.approvals_of_more : texts.approvals)
    .replace('{given}', String(needed - missing))
    .replaceAll('{needed}', String(needed));
  return approvers.length > 0 ? `${text} ${texts.approvals_by.replace('{names}', approvers.join(', '))}` : text;
}

/** Where a revision stands, in words. */
export function stateText({ live, approvers, releases }: RevisionRow): string {
  const standing = live ? texts.live : releases.length > 0 ? texts.was_live : texts.draft;
  return [standing, approvers.length > 0 && texts.approved_by.replace('{names}', approvers.join(', '))]
    .filter(Boolean)
    .join(', ');
}
