/** The channel of a member's events. It holds the tenant's id, so that tenants stay separate. */
export const channelOf = (tenantId: number, memberId: number): string => `live:${tenantId}:${memberId}`;
