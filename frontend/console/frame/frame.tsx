import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { type Self, signOut } from '../api/self';
import { common } from '../texts/common';
import { frame as texts, sections as names } from '../texts/frame';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';
import { knownDestinations } from './destinations';
import { allFinders } from './finders';
import { type Binding, activeBindings, knownBindings, makeKeyReader, useKeys } from './keys';
import { OfflineNotice } from './offline';
import { Palette } from './palette';
import { type Destination } from './palette-matches';
import { placesFor, sectionsFor } from './places';
import { Rail } from './rail';
import { SelfProvider } from './self-context';
import { Session } from './session';
import { SessionWarning } from './session-warning';
import { useScreenChange } from './use-screen-change';

// Few people look at it, and those now and then.
const KeySheet = lazy(() => import('./key-sheet'));

/** What stands around every screen. */
export function Frame() {
  return (
    <Session>
      {(self) => (
        <SelfProvider value={self}>
          <Around self={self} />
        </SelfProvider>
      )}
    </Session>
  );
}

function Around({ self }: { readonly self: Self }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const leave = (): Promise<void> =>
    signOut().catch((error: unknown) => {
      setFault(problemText(error));
    });
  const [open, setOpen] = useState<'palette' | readonly Binding[]>();
  const sections = useMemo(() => sectionsFor(self), [self]);
  const places = useMemo(() => placesFor(self), [self]);
  const destinations: readonly Destination[] = [
    ...knownDestinations(self, navigate),
    { id: 'keys', name: texts.keys, hint: '', group: texts.groups.screens, go: () => setOpen(knownBindings()) },
  ];
  useScreenChange(places, self.tenants);
  const close = (): void => {
    setOpen(undefined);
  };
  useKeys([
    { keys: 'mod+k', label: texts.palette, run: () => setOpen('palette') },
    { keys: '?', label: texts.keys, run: () => setOpen(knownBindings()) },
    ...places.map(({ id, to, key }) => ({ keys: `g ${key}`, label: names[id], run: () => void navigate({ to }) })),
  ]);
  useEffect(() => {
    const read = makeKeyReader(activeBindings);
    document.addEventListener('keydown', read);
    return () => {
      document.removeEventListener('keydown', read);
    };
  }, []);
  return (
    <div className="grid min-h-dvh ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] grid-rows-[auto_1fr] pb-[calc(3.5rem+env(safe-area-inset-bottom))] has-[[data-bottom-bar]]:pb-28 sm:pb-0 sm:has-[[data-bottom-bar]]:pb-14 lg:has-[[data-bottom-bar]]:pb-0">
      <header className="flex flex-wrap items-center gap-2 border-b border-line bg-panel px-4 py-2">
        <a href="#content" className="sr-only focus:not-sr-only">
          {texts.skip}
        </a>
        <p className="me-auto font-semibold">{common.console}</p>
        <Button onClick={() => setOpen('palette')}>{texts.find}</Button>
        <Link to="/account" className="target inline-flex items-center rounded-md px-2 text-quiet hover:bg-hover">
          <span className="max-sm:hidden">{self.email}</span>
          <span className="sm:hidden">{texts.you}</span>
        </Link>
        <Button look="bare" onClick={() => void leave()}>
          {texts.sign_out}
        </Button>
      </header>
      <div className="grid sm:grid-cols-[11rem_1fr]">
        <Rail sections={sections} />
        <div className="min-w-0">
          <OfflineNotice />
          <SessionWarning self={self} />
          {fault !== undefined && (
            <p role="alert" className="border-b border-line px-4 py-2 text-danger">
              {fault}
            </p>
          )}
          <main id="content" tabIndex={-1} className="p-4 outline-none">
            <Outlet />
          </main>
        </div>
      </div>
      {open === 'palette' && <Palette destinations={destinations} find={allFinders(self, navigate)} onClose={close} />}
      {Array.isArray(open) && (
        <Suspense>
          <KeySheet bindings={open as readonly Binding[]} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
