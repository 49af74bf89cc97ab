/**
 * `proved` was signed and confirmed by a code; whoever collects took it as `active`. A returned debit blocks, 36 months without
 * a debit let it expire.
 */
export type MandateStatus = 'proved' | 'active' | 'revoked' | 'expired' | 'blocked';
