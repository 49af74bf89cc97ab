import { type useNavigate } from '@tanstack/react-router';
import { findMembers } from '../api/members';
import { type Self } from '../api/self';
import { frame as texts } from '../texts/frame';
import { complaintsNamed } from './complaint-finder';
import { brandText } from './brand-text';
import { type Destination } from './palette-matches';

const MOST = 6;

/** Members and complaints for the palette, of the brands that one reaches; undefined for whoever may not look members up. */
export function memberFinder(
  { permissions, tenants }: Self,
  navigate: ReturnType<typeof useNavigate>,
): ((sought: string) => Promise<readonly Destination[]>) | undefined {
  if (!permissions.includes('member.read')) return undefined;
  return async (sought) => {
    // An address in several brands wants a brand or a reason: the screen asks for it.
    if (sought.includes('@') && tenants.length > 1)
      return [
        {
          ...{ id: 'member-address', name: texts.find_address, hint: sought, group: texts.groups.members },
          go: () => void navigate({ to: '/members', search: { q: sought } }),
        },
      ];
    const [complaints, { members }] = await Promise.all([
      complaintsNamed(sought, { permissions, tenants }, navigate),
      findMembers({ q: sought, most: MOST }),
    ]);
    const people = members.map(({ tenant, id, name, email }) => ({
      ...{ id: `member-${tenant}-${id}`, name, group: texts.groups.members },
      hint: `${brandText(tenants, tenant)} · ${email}`,
      go: () => void navigate({ to: '/members/$slug/$id', params: { slug: tenant, id: String(id) } }),
    }));
    return [...complaints, ...people];
  };
}
