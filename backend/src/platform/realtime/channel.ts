/** Where a member's events go: each tenant's members are apart, whatever their ids. */
export const channelOf = (tenantId: number, memberId: number): string => `live:${tenantId}:${memberId}`;
