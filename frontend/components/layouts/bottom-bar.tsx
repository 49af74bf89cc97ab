import { type CurrentSite } from '../../site/current-site';
import { entryPoints } from '../../site/entry-points';

/** Under the thumb on phones. A visitor finds the ways in there; without any there is no bar. */
export function BottomBar({ site }: { readonly site: CurrentSite }) {
  const entries = entryPoints(site);
  if (entries.length === 0) return null;
  return (
    <nav
      aria-label={site.t('navigation.quick')}
      className="sticky bottom-0 z-40 border-t border-hairline bg-surface-1 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {entries.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="flex min-h-14 items-center justify-center font-semibold text-text-strong">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
