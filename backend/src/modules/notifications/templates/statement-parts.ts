import { type Say } from '../mail-texts';

/**
 * The values by which a mail about what staff looked at by themselves becomes a statement of reasons. A mail that says that a
 * person decided leaves that out.
 */
export const statementParts = (token: string | undefined, say: Say, { saysWhoDecided = false } = {}) => ({
  token: token ?? '',
  basis: [
    say('decision_origin_own'),
    ...(saysWhoDecided ? [] : [say('decision_software_none')]),
    say('decision_ground_terms'),
  ].join(' '),
});
