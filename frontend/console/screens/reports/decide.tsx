import { useState } from 'react';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { noticeAppeals } from '../../texts/notice-appeals';
import { reports as texts } from '../../texts/reports';
import { Button } from '../../ui/button';
import { Reachable } from '../../ui/reachable';
import { DecisionForm } from './decision-form';
import { OUTCOMES, type OpenReport, type Outcome, type ReportDecision, type Stronger } from './report-types';

interface Props {
  readonly slug: string;
  readonly report: OpenReport;
  readonly decide: (decision: ReportDecision) => Promise<void>;
  /** Set where the report is decided already and its reporter appeals. */
  readonly stronger?: Stronger;
}

/** The ways out of a report, each by a key; then the words for the member, and one key to send it. */
export function Decide({ slug, report, decide, stronger }: Props) {
  const { permissions } = useSelf();
  const [outcome, setOutcome] = useState<Outcome>();
  const least = stronger && OUTCOMES.findIndex((one) => one.outcome === stronger.least);
  const possible = OUTCOMES.filter(
    (one, at) =>
      one.outcome === 'dismissed' ||
      (report.profile_id !== null && (least === undefined || (least >= 0 && at >= least))),
  );
  const labels = stronger ? { ...texts.outcomes, dismissed: noticeAppeals.stands } : texts.outcomes;
  const mayDecide = permissions.includes('moderation.write');
  const choose = (next: Outcome) => () => {
    setOutcome(next);
  };
  useKeys(
    mayDecide ? possible.map((one) => ({ keys: one.key, label: labels[one.outcome], run: choose(one.outcome) })) : [],
  );
  if (!mayDecide) return null;
  return (
    <Reachable label={texts.decide}>
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
              {labels[one.outcome]} <Key of={one.key} />
            </Button>
          ))}
        </div>
        {outcome !== undefined && (
          <DecisionForm
            key={outcome}
            draft={`report:${slug}:${report.id}`}
            report={report}
            outcome={outcome}
            label={labels[outcome]}
            stronger={stronger}
            decide={decide}
            onCancel={() => {
              setOutcome(undefined);
            }}
          />
        )}
      </section>
    </Reachable>
  );
}
