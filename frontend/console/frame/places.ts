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

export const brandDesksFor = ({ permissions }: Pick<Self, 'permissions'>) =>
  BRAND_DESKS.filter(({ needs }) => permissions.includes(needs));

const openTo = (places: readonly Section[], { permissions }: Pick<Self, 'permissions'>): readonly Section[] =>
  places.filter(({ needs }) => needs.some((need) => permissions.includes(need)));

export const sectionsFor = (self: Pick<Self, 'permissions'>): readonly Section[] => openTo(SECTIONS, self);
export const desksFor = (self: Pick<Self, 'permissions'>): readonly Section[] => openTo(DESKS, self);
/** All that keys and the palette find. */
export const placesFor = (self: Pick<Self, 'permissions'>): readonly Section[] =>
  openTo([...SECTIONS, ...DESKS, ...OWN], self);
