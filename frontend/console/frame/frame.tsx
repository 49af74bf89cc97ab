import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { signOut } from '../api/self';
import { common } from '../texts/common';
import { frame as texts } from '../texts/frame';
import { Button } from '../ui/button';
import { Session } from './session';

/** What stands around every screen. */
export function Frame() {
  const queries = useQueryClient();
  return (
    <Session>
      {({ email }) => (
        <>
          <header className="flex flex-wrap items-center gap-3 border-b border-line bg-panel px-4 py-2">
            <p className="me-auto font-semibold">{common.console}</p>
            <p className="text-quiet">{email}</p>
            <Button look="bare" onClick={() => void signOut(queries)}>
              {texts.sign_out}
            </Button>
          </header>
          <main id="content" className="p-4">
            <Outlet />
          </main>
        </>
      )}
    </Session>
  );
}
