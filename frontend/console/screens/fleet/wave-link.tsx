import { Link } from '@tanstack/react-router';

interface Props {
  readonly wave: { readonly id: string; readonly reason: string };
}

/** Leads to a wave, whose reason is its name. */
export function WaveLink({ wave: { id, reason } }: Props) {
  return (
    <Link to="/fleet/$wave" params={{ wave: id }} className="target inline-flex items-center text-accent underline">
      {reason}
    </Link>
  );
}
