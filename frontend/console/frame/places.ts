import type { Self } from '../api/self';
import type { sections } from '../texts/frame';

type Permission = Self['permissions'][number];

export interface Section {
  readonly id: keyof typeof sections;
  readonly to: string;
  /** Pressed after `g`. */
  readonly key: string;
  /** Any of these opens it; nothing is shown that the api would refuse. */
  readonly needs: readonly Permission[];
}

/** The left rail, in its order. A section stands here once it has a screen. */
const SECTIONS: readonly Section[] = [
  { id: 'work', to: '/', key: 'w', needs: ['staff.self'] },
  { id: 'members', to: '/members', key: 'm', needs: ['member.read'] },
  { id: 'brands', to: '/brands', key: 'b', needs: ['tenant.read'] },
  { id: 'money', to: '/money', key: 'u', needs: ['payment.read'] },
  { id: 'fleet', to: '/fleet', key: 'f', needs: ['platform.read'] },
  { id: 'platform', to: '/platform', key: 'p', needs: ['platform.read'] },
  { id: 'people', to: '/people', key: 'o', needs: ['staff.write'] },
  { id: 'audit', to: '/audit', key: 'a', needs: ['audit.read'] },
];

/** Screens where what waits is decided about: found by their keys and in the palette, and linked from Work. */
const DESKS: readonly Section[] = [
  { id: 'photos', to: '/photos', key: 'h', needs: ['moderation.read'] },
  { id: 'second_looks', to: '/second-looks', key: '2', needs: ['moderation.read'] },
  { id: 'photo_checks', to: '/photo-checks', key: 'c', needs: ['moderation.read'] },
  { id: 'held_messages', to: '/held-messages', key: 'e', needs: ['moderation.read'] },
  { id: 'complaints', to: '/complaints', key: 'i', needs: ['member.read'] },
  { id: 'mail_changes', to: '/mail-changes', key: 'd', needs: ['member.read'] },
  { id: 'credit_gifts', to: '/credit-gifts', key: 'x', needs: ['member.read'] },
];

/** Found by its key and in the palette, and linked at the top of every screen. */
const OWN: readonly Section[] = [{ id: 'account', to: '/account', key: 'y', needs: ['staff.self'] }];

/** Screens of one brand's moderation: in the palette by the brand's name, and linked from the brand. */
const BRAND_DESKS = [
  { id: 'reports', to: '/brands/$slug/reports', needs: 'moderation.read' },
  { id: 'block_looks', to: '/brands/$slug/block-looks', needs: 'moderation.read' },
  { id: 'appeals', to: '/brands/$slug/appeals', needs: 'moderation.read' },
  { id: 'notice_appeals', to: '/brands/$slug/notice-appeals', needs: 'moderation.read' },
  { id: 'moderation_figures', to: '/brands/$slug/moderation-figures', needs: 'moderation.read' },
  { id: 'evidence', to: '/brands/$slug/evidence', needs: 'member.delete' },
] as const satisfies readonly { id: string; to: string; needs: Permission }[];

/** The other screens of a brand, each with its key: in the palette by the brand's name, and above each of them. */
export const BRAND_PARTS = [
  { id: 'overview', to: '/brands/$slug', key: 'o', needs: 'tenant.read' },
  { id: 'settings', to: '/brands/$slug/settings', key: 's', needs: 'tenant.read' },
  { id: 'texts', to: '/brands/$slug/texts', key: 't', needs: 'tenant.read' },
  { id: 'draft', to: '/brands/$slug/draft', key: 'd', needs: 'tenant.read' },
  { id: 'revisions', to: '/brands/$slug/revisions', key: 'r', needs: 'tenant.read' },
  { id: 'launch', to: '/brands/$slug/launch', key: 'l', needs: 'tenant.read' },
  { id: 'hosts', to: '/brands/$slug/hosts', key: 'h', needs: 'tenant.read' },
  { id: 'fictional_people', to: '/brands/$slug/people', key: 'f', needs: 'tenant.read' },
  { id: 'traffic', to: '/brands/$slug/traffic', key: 'v', needs: 'tenant.read' },
  { id: 'erasures', to: '/brands/$slug/erasures', key: 'e', needs: 'member.read' },
] as const satisfies readonly { id: string; to: string; key: string; needs: Permission }[];

/** Screens of money, each with its key: in the palette, and above each of them. */
const MONEY_PARTS = [
  { id: 'figures', to: '/money', key: 'f', needs: 'payment.books' },
  { id: 'orders', to: '/money/orders', key: 'o', needs: 'payment.read' },
  { id: 'refunds', to: '/money/refunds', key: 'r', needs: 'payment.read' },
  { id: 'due_refunds', to: '/money/due-refunds', key: 'u', needs: 'payment.read' },
  { id: 'disputes', to: '/money/disputes', key: 'd', needs: 'payment.read' },
  { id: 'differences', to: '/money/differences', key: 'i', needs: 'payment.read' },
  { id: 'reports', to: '/money/reports', key: 's', needs: 'payment.books' },
  { id: 'codes', to: '/money/discount-codes', key: 'c', needs: 'discount.write' },
  { id: 'providers', to: '/money/providers', key: 'p', needs: 'payment.books' },
  { id: 'debits', to: '/money/debits', key: 'b', needs: 'payment.books' },
  { id: 'ledger', to: '/money/ledger', key: 'l', needs: 'payment.books' },
] as const satisfies readonly { id: string; to: string; key: string; needs: Permission }[];

type MoneyPart = (typeof MONEY_PARTS)[number];

/** Screens of money that stand together, so that all of money fits in one line. The others stand by themselves. */
const MONEY_GROUPS = [
  { name: 'group_refunds', ids: ['refunds', 'due_refunds'] },
  { name: 'group_books', ids: ['reports', 'differences', 'ledger'] },
  { name: 'group_providers', ids: ['providers', 'debits'] },
] as const satisfies readonly { name: string; ids: readonly MoneyPart['id'][] }[];

export interface MoneyGroup {
  readonly name: (typeof MONEY_GROUPS)[number]['name'] | MoneyPart['id'];
  readonly parts: readonly [MoneyPart, ...MoneyPart[]];
}

export const brandPartsFor = ({ permissions }: Pick<Self, 'permissions'>) =>
  BRAND_PARTS.filter(({ needs }) => permissions.includes(needs));

export const moneyPartsFor = ({ permissions }: Pick<Self, 'permissions'>) =>
  MONEY_PARTS.filter(({ needs }) => permissions.includes(needs));

/** The line above the screens of money, in the order of its first screens. A group of one screen is that screen. */
export function moneyGroupsFor(self: Pick<Self, 'permissions'>): readonly MoneyGroup[] {
  const groups: { name: MoneyGroup['name']; parts: [MoneyPart, ...MoneyPart[]] }[] = [];
  for (const part of moneyPartsFor(self)) {
    const name = MONEY_GROUPS.find(({ ids }) => (ids as readonly string[]).includes(part.id))?.name ?? part.id;
    const known = groups.find((one) => one.name === name);
    if (known) known.parts.push(part);
    else groups.push({ name, parts: [part] });
  }
  return groups.map(({ name, parts }) => ({ name: parts.length === 1 ? parts[0].id : name, parts }));
}

export const brandDesksFor = ({ permissions }: Pick<Self, 'permissions'>) =>
  BRAND_DESKS.filter(({ needs }) => permissions.includes(needs));

const openTo = (places: readonly Section[], { permissions }: Pick<Self, 'permissions'>): readonly Section[] =>
  places.filter(({ needs }) => needs.some((need) => permissions.includes(need)));

export const sectionsFor = (self: Pick<Self, 'permissions'>): readonly Section[] => openTo(SECTIONS, self);
export const desksFor = (self: Pick<Self, 'permissions'>): readonly Section[] => openTo(DESKS, self);
/** All that keys and the palette find. */
export const placesFor = (self: Pick<Self, 'permissions'>): readonly Section[] =>
  openTo([...SECTIONS, ...DESKS, ...OWN], self);
