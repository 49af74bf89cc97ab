import { type useNavigate } from '@tanstack/react-router';
import { type FoundObject, findObjects } from '../api/found';
import { type Self } from '../api/self';
import { frame as texts } from '../texts/frame';
import { brandText } from './brand-text';
import { type Destination } from './palette-matches';

type Navigate = ReturnType<typeof useNavigate>;

/** A number, the reference of a notice, or the id of a wave. */
const WHOLE = /^(?:[1-9]\d{0,9}|n-[0-9a-z]{12}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Reports, decisions, appeals, photos and waves for the palette, once a whole id or reference is typed. */
export function objectFinder(
  { permissions, tenants }: Self,
  navigate: Navigate,
): ((sought: string) => Promise<readonly Destination[]>) | undefined {
  if (!permissions.includes('moderation.read') && !permissions.includes('platform.read')) return undefined;
  return async (sought) => {
    if (!WHOLE.test(sought)) return [];
    const found = await findObjects(sought);
    return found.map((object) => ({
      ...{
        id: `${object.kind}-${object.tenant ?? ''}-${object.id}`,
        name: `${texts.found[object.kind]} ${object.label}`,
      },
      hint: hintOf(object, tenants),
      group: object.kind === 'wave' ? texts.groups.waves : texts.groups.moderation,
      go: () => void open(object, navigate),
    }));
  };
}

function hintOf({ tenant, screen }: FoundObject, tenants: Self['tenants']): string {
  if (tenant === null) return '';
  return `${brandText(tenants, tenant)} · ${screen === 'member' ? texts.decided : texts.waits}`;
}

/** Shows it at the desk where it waits, in the member's file, or on its own screen. */
function open({ tenant, id, screen, item, member }: FoundObject, navigate: Navigate): Promise<void> {
  const slug = tenant ?? '';
  const search = item === null ? {} : { item };
  switch (screen) {
    case 'wave':
      return navigate({ to: '/fleet/$wave', params: { wave: id } });
    case 'member':
      return navigate({ to: '/members/$slug/$id', params: { slug, id: String(member) } });
    case 'photos':
      return navigate({ to: '/photos', search: { ...search, tenant: slug } });
    case 'reports':
      return navigate({ to: '/brands/$slug/reports', params: { slug }, search });
    case 'notice_appeals':
      return navigate({ to: '/brands/$slug/notice-appeals', params: { slug }, search });
    case 'block_looks':
      return navigate({ to: '/brands/$slug/block-looks', params: { slug }, search });
    case 'appeals':
      return navigate({ to: '/brands/$slug/appeals', params: { slug }, search });
  }
}
