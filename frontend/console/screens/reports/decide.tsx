import { useState } from 'react';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { reports as texts } from '../../texts/reports';
import { Button } from '../../ui/button';
import { DecisionForm } from './decision-form';
import { OUTCOMES, type OpenReport, type Outcome, type ReportDecision } from './report-types';

interface Props {
  readonly slug: string;
  readonly report: OpenReport;
  readonly decide: (decision: ReportDecision) => Promise<void>;
}

/** The four ways out of a report, each by a key; then the words for the member, and one key to send it. */
export function Decide({ slug, report, decide }: Props) {
  const { permissions } = useSelf();
  const [outcome, setOutcome] = useState<Outcome>();
  const possible = OUTCOMES.filter((one) => report.profile_id !== null || one.outcome === 'dismissed');
  const mayDecide = permissions.includes('moderation.write');
  const choose = (next: Outcome) => () => {
    setOutcome(next);
  };
  useKeys(
    mayDecide
      ? possible.map((one) => ({ keys: one.key, label: texts.outcomes[one.outcome], run: choose(one.outcome) }))
      : [],
  );
  if (!mayDecide) return null;
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      <h2>{texts.decide}</h2>
      <div className="flex flex-wrap gap-2">
        {possible.map((one) => (
          <Button
            key={one.outcome}
            aria-pressed={outcome === one.outcome}
            look={outcome === one.outcome ? 'main' : 'plain'}
            onClick={choose(one.outcome)}
          >
            {texts.outcomes[one.outcome]} <kbd>{one.key.toUpperCase()}</kbd>
          </Button>
        ))}
      </div>
      {outcome !== undefined && (
        <DecisionForm
          key={outcome}
          draft={`report:${slug}:${report.id}`}
          report={report}
          outcome={outcome}
          decide={decide}
          onCancel={() => {
            setOutcome(undefined);
          }}
        />
      )}
    </section>
  );
}
