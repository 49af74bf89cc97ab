import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client';
import { valueOf } from '../api/problem';
import { releases as texts } from '../texts/releases';

export interface Released {
  readonly release: { readonly number: number; readonly revision: number; readonly previous: number | null };
  readonly propagation: { readonly processes: number; readonly applied: number; readonly seconds: number | null };
}

const LOOK_EVERY_MS = 500;

interface Props {
  readonly slug: string;
  readonly released: Released;
}

/** How far a release has come: it is written down, so many processes have it, and it is everywhere after so many seconds. */
export function LiveBar({ slug, released }: Props) {
  const isMissing = ({ propagation }: Released): boolean => propagation.seconds === null;
  const { data = released } = useQuery({
    queryKey: ['release', slug, released.release.number],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}/releases/latest', { params: { path: { slug } } })),
    enabled: isMissing(released),
    refetchInterval: ({ state }) => (state.data && !isMissing(state.data) ? false : LOOK_EVERY_MS),
  });
  // Somebody else's release, which came later, would tell of itself.
  const { processes, applied, seconds } =
    data.release.number === released.release.number ? data.propagation : released.propagation;
  return (
    <div role="status" className="grid gap-2 rounded-lg border border-good bg-panel p-3">
      <p className="flex flex-wrap gap-x-3">
        <strong className="text-good">
          {texts.committed.replace('{revision}', String(released.release.revision))}
        </strong>
        <span>
          {texts.processes.replace('{applied}', String(applied)).replace('{processes}', String(processes))},{' '}
          {seconds === null ? texts.waiting : texts.seconds.replace('{seconds}', seconds.toFixed(1))}
        </span>
      </p>
      <progress aria-label={texts.committed} className="h-2 w-full accent-good" max={processes} value={applied} />
    </div>
  );
}
