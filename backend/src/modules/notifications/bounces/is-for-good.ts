/** A full mailbox (5.2.2), a mail too large, a server in trouble, a policy: the address may be good (RFC 3463). */
export const isForGood = (status: string): boolean => /^5\.([0145]\.|2\.[01]$)/.test(status);
