import { Link } from '@tanstack/react-router';
import { desk as texts } from '../texts/desk';
import { Button } from '../ui/button';

/** It is an offer: whoever wants to go on does. */
export function BreakOffer({ onDecline }: { readonly onDecline: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-hover px-4 py-2">
      <p className="me-auto">{texts.break_offer}</p>
      <Link to="/" className="target inline-flex items-center px-3 text-accent underline">
        {texts.break_take}
      </Link>
      <Button onClick={onDecline}>{texts.break_decline}</Button>
    </div>
  );
}
