/** The statement that gives an account, an SQL expression, its empty balance. */
export const openBalance = (account: string): string => `insert into credit_balance (account_id) values (${account})`;
