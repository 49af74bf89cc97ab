import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useBrand } from '../../configuration/brand-context';
import { type Launch, launchQuery } from '../../configuration/launch-query';
import { launch as texts } from '../../texts/launch';

/** Whether a brand's first release waits: the api refuses it before every check of this revision is passed. */
export function useHeldBack(revision: number): boolean {
  const { tenant, live } = useBrand();
  const { data } = useQuery({ ...launchQuery(tenant.slug), enabled: live === null });
  return live === null && (data?.is_ready !== true || data.revision !== revision);
}

const isOpen = (check: Launch['steps'][number]['checks'][number]): boolean =>
  check.blocks === 'publish' && (check.state === 'wait' || check.state === 'wrong');

/** Names the checks that publishing waits for, each with the way to it. */
export function OpenChecks() {
  const { slug } = useBrand().tenant;
  const { data } = useQuery(launchQuery(slug));
  const open = data?.steps.flatMap(({ name, checks }) => checks.filter(isOpen).map((check) => ({ step: name, check })));
  return (
    <div role="status" className="grid gap-1">
      <p>{texts.not_ready}</p>
      <ul>
        {open?.map(({ step, check }) => (
          <li key={`${check.name} ${check.host}`}>
            <Link
              to="/brands/$slug/launch/$step"
              params={{ slug, step }}
              className="target inline-flex items-center text-accent underline"
            >
              {texts.checks[check.name]} {check.host}
            </Link>{' '}
            <span className="text-quiet">{check.found}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
