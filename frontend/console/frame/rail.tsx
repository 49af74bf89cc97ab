import { Link } from '@tanstack/react-router';
import { frame as texts, sections as names } from '../texts/frame';
import { LinkLine } from './link-line';
import { type Section } from './places';

/** At the left of a wide screen, at the bottom of a phone. */
export function Rail({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav
      aria-label={texts.sections}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-panel max-sm:pb-[env(safe-area-inset-bottom)] sm:static sm:border-t-0 sm:border-e"
    >
      <LinkLine className="justify-between sm:sticky sm:top-0 sm:grid sm:justify-stretch sm:gap-1 sm:p-2">
        {sections.map(({ id, to }) => (
          <li key={id}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/' }}
              className="target flex items-center justify-center rounded-md px-3 hover:bg-hover sm:justify-start aria-[current=page]:bg-hover aria-[current=page]:font-semibold"
            >
              {names[id]}
            </Link>
          </li>
        ))}
      </LinkLine>
    </nav>
  );
}
