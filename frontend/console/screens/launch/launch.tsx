import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { BrandScreen } from '../../configuration/brand-screen';
import { useBrand } from '../../configuration/brand-context';
import { type Launch, type LaunchStep, launchQuery } from '../../configuration/launch-query';
import { NotFound } from '../../frame/fallbacks';
import { useKeys } from '../../frame/keys';
import { launch as texts } from '../../texts/launch';
import { Answer } from '../../ui/answer';
import { CheckList } from './check-list';
import { HostStep } from './host-step';
import { PreflightStep } from './preflight-step';
import { PublishStep } from './publish-step';
import { SettingsStep } from './settings-step';
import { StateWord } from './state-word';

export default function LaunchScreen() {
  return (
    <BrandScreen title={texts.title}>
      <Content />
    </BrandScreen>
  );
}

/**
 * Eight steps, each with an address of its own. Without one in the address it leads to the first that is open, and stays there
 * when that is done.
 */
function Content() {
  const { slug } = useBrand().tenant;
  const query = useQuery(launchQuery(slug));
  return <Answer query={query}>{(launch) => <Steps launch={launch} />}</Answer>;
}

function Steps({ launch }: { readonly launch: Launch }) {
  const { slug } = useBrand().tenant;
  const { step: asked } = useParams({ strict: false });
  const navigate = useNavigate();
  const { steps } = launch;
  const open = steps.findIndex(({ state }) => state !== 'ok' && state !== 'not_needed');
  const index = steps.findIndex(({ name }) => name === asked);
  const step = steps[index];
  const first = steps[Math.max(open, 0)];
  const go = (to: LaunchStep | undefined): void => {
    if (to) void navigate({ to: '/brands/$slug/launch/$step', params: { slug, step: to.name } });
  };
  useKeys([
    {
      keys: 'n',
      label: texts.next,
      run: () => {
        go(steps[index + 1]);
      },
    },
    {
      keys: 'p',
      label: texts.back,
      run: () => {
        go(steps[index - 1]);
      },
    },
  ]);
  if (asked === undefined && first)
    return <Navigate to="/brands/$slug/launch/$step" params={{ slug, step: first.name }} replace />;
  if (!step) return <NotFound />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <StepList steps={steps} />
      <section aria-labelledby="launch-step" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <p className="text-quiet">
            {texts.at_step.replace('{step}', String(index + 1)).replace('{steps}', String(steps.length))}
          </p>
          <h2 id="launch-step">{texts.names[step.name]}</h2>
        </div>
        <Step launch={launch} step={step} />
        <p className="flex flex-wrap gap-3">
          <Neighbour to={steps[index - 1]} label={texts.back} />
          <Neighbour to={steps[index + 1]} label={texts.next} />
        </p>
      </section>
    </div>
  );
}

function StepList({ steps }: { readonly steps: readonly LaunchStep[] }) {
  const { slug } = useBrand().tenant;
  return (
    <nav aria-label={texts.steps} className="lg:sticky lg:top-4">
      <ol className="grid grid-cols-4 overflow-hidden rounded-lg border border-line bg-panel lg:block">
        {steps.map(({ name, state }, index) => (
          <li key={name} className="lg:border-t lg:border-line lg:first:border-t-0">
            <Link
              to="/brands/$slug/launch/$step"
              params={{ slug, step: name }}
              className="target flex items-center gap-x-1 px-2 py-1 sm:flex-wrap sm:gap-x-2 sm:px-3 hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-semibold lg:grid lg:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
            >
              <span className="tabular-nums">{index + 1}</span>
              <span className="max-sm:sr-only">{texts.names[name]}</span>
              <StateWord state={state} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbour({ to, label }: { readonly to: LaunchStep | undefined; readonly label: string }) {
  const { slug } = useBrand().tenant;
  if (!to) return null;
  return (
    <Link
      to="/brands/$slug/launch/$step"
      params={{ slug, step: to.name }}
      className="target inline-flex items-center rounded-md border border-field bg-panel px-3 hover:bg-hover"
    >
      {label}: {texts.names[to.name]}
    </Link>
  );
}

interface StepProps {
  readonly launch: Launch;
  readonly step: LaunchStep;
}

function Step({ launch, step }: StepProps) {
  switch (step.name) {
    case 'name':
      return (
        <>
          <HostStep launch={launch} />
          {launch.hosts.length > 0 && <CheckList checks={step.checks} />}
          <SettingsStep step={step.name} />
        </>
      );
    case 'company':
    case 'offer':
    case 'look':
    case 'texts':
      return (
        <>
          <CheckList checks={step.checks} />
          <SettingsStep step={step.name} />
        </>
      );
    case 'records':
    case 'preflight':
      return <PreflightStep checks={step.checks} />;
    case 'publish':
      return <PublishStep launch={launch} />;
  }
}
