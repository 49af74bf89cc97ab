'use client';

import { ROUTES } from '../../site/routes';
import { BUTTON } from '../ui/button-link';

interface Props {
  readonly text: string;
  readonly action: string;
  /** The page that it stands on. */
  readonly route: 'notifications' | 'profile' | 'photo-check';
}

/** Asks a visitor to log in, and brings them back to this page afterwards. */
export function SignInFirst({ text, action, route }: Props) {
  const page = ROUTES[route];
  return (
    <div className="mt-6 grid justify-items-start gap-6 [@media(scripting:none)]:hidden [html[data-member]_&]:hidden">
      <p className="text-lead">{text}</p>
      <a
        href={`${ROUTES.login}?next=${encodeURIComponent(page)}`}
        className={BUTTON}
        onClick={({ currentTarget }) => {
          currentTarget.href = `${ROUTES.login}?next=${encodeURIComponent(page + window.location.hash)}`;
        }}
      >
        {action}
      </a>
    </div>
  );
}
