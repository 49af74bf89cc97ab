'use client';

import { BUTTON } from '../../components/ui/button-link';
import { ROUTES } from '../../site/routes';

/** Whoever is not logged in is asked to, and comes back to where they were going. */
export function SignInFirst({ text, action }: { readonly text: string; readonly action: string }) {
  return (
    <div className="mt-6 grid justify-items-start gap-6 [@media(scripting:none)]:hidden [html[data-member]_&]:hidden">
      <p className="text-lead">{text}</p>
      <a
        href={`${ROUTES.login}?next=${encodeURIComponent(ROUTES.notifications)}`}
        className={BUTTON}
        onClick={({ currentTarget }) => {
          const back = `${ROUTES.notifications}${window.location.hash}`;
          currentTarget.href = `${ROUTES.login}?next=${encodeURIComponent(back)}`;
        }}
      >
        {action}
      </a>
    </div>
  );
}
