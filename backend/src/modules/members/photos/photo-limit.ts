/** How many a member may have, whatever their status. */
const MOST_FREE = 3;
export const MOST_PAID = 25;

/** How many of somebody's photos a member without premium sees in clear. */
export const CLEAR_FOR_FREE = 3;

/** Whether the account of that id, an SQL expression, has premium: any purchase of credits gives it. */
export const isPaid = (account: string): string =>
  `exists (select from account a where a.id = ${account} and a.premium_since is not null)`;

export const mostOf = (isPaidUser: boolean): number => (isPaidUser ? MOST_PAID : MOST_FREE);
