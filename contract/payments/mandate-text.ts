/**
 * Which words a payer authorises direct debits with: the text `direct-debit.mandate` of the pages, the EPC's own for the core
 * scheme. Whoever changes its meaning gives it a new name here, which mandates keep.
 */
export const MANDATE_TEXT = 'sepa_core_1';
