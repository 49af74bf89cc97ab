/** The roles of staff. Operators reach every brand, all others those that they are given. */
export const STAFF_ROLES = ['operator', 'support', 'moderator', 'finance'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** In the order in which they are listed to a person. */
const STAFF_PERMISSIONS = [
  ...(['tenant.read', 'tenant.write', 'tenant.publish', 'tenant.approve', 'domain.write'] as const),
  ...(['member.read', 'member.write', 'member.delete', 'member.credit'] as const),
  // Photos, held messages and reports, of members whom one need not be able to look up.
  ...(['moderation.read', 'moderation.write'] as const),
  ...(['payment.read', 'payment.refund', 'payment.books', 'payment.connect', 'discount.write'] as const),
  ...(['staff.write', 'audit.read', 'platform.read', 'platform.write'] as const),
  // One's own: every member of staff has it.
  'staff.self',
] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

const BY_ROLE: Readonly<Record<StaffRole, ReadonlySet<StaffPermission>>> = {
  operator: new Set(STAFF_PERMISSIONS),
  support: new Set([
    ...(['tenant.read', 'tenant.write', 'tenant.publish', 'member.read', 'member.write', 'member.credit'] as const),
    ...(['moderation.read', 'moderation.write', 'payment.read', 'payment.refund', 'audit.read', 'staff.self'] as const),
  ]),
  moderator: new Set(['moderation.read', 'moderation.write', 'staff.self']),
  finance: new Set([
    ...(['tenant.read', 'payment.read', 'payment.refund', 'payment.books', 'audit.read', 'staff.self'] as const),
  ]),
};

export const isAllowed = (role: StaffRole, permission: StaffPermission): boolean => BY_ROLE[role].has(permission);

export const permissionsOf = (role: StaffRole): readonly StaffPermission[] =>
  STAFF_PERMISSIONS.filter((permission) => isAllowed(role, permission));
