import { type components } from '../../../lib/api/schema';
import { useSelf } from '../../frame/self-context';
import { appeals } from '../../texts/appeals';
import { noticeAppeals as texts } from '../../texts/notice-appeals';
import { timeText } from '../../ui/times';
import { Decide } from '../reports/decide';
import { Evidence, Quoted } from '../reports/evidence';
import { People } from '../reports/people';
import { type ReportDecision, type Stronger } from '../reports/report-types';

export type NoticeAppeal = components['schemas']['OpenNoticeAppealResponse'];

interface Props {
  readonly slug: string;
  readonly appeal: NoticeAppeal;
  readonly answer: (decision: ReportDecision) => Promise<void>;
}

/** Shows the appeal beside the report as it was, and the ways out of it. */
export function NoticeAppealCard({ slug, appeal, answer }: Props) {
  const { email } = useSelf();
  const { report, reference, decided_by: by } = appeal;
  const decided = texts.decided
    .replace('{reference}', reference)
    .replace('{kind}', appeals.kinds[appeal.kind] ?? appeal.kind)
    .replace('{by}', by)
    .replace('{when}', timeText(appeal.decided_at));
  return (
    <>
      <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
        <p className="text-quiet">{decided}</p>
        {appeal.ends_at !== null && <p>{texts.until.replace('{when}', timeText(appeal.ends_at))}</p>}
        <Quoted title={texts.says} text={appeal.text} />
        <p>{email === by ? texts.yours : texts.hint}</p>
        {appeal.least_stronger === null && <p>{texts.none_stronger}</p>}
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Evidence slug={slug} report={report} />
        <div className="grid gap-4">
          {email !== by && <Decide slug={slug} report={report} decide={answer} stronger={strongerOf(appeal)} />}
          <People slug={slug} report={report} />
        </div>
      </div>
    </>
  );
}

const DAY_MS = 86_400_000;

const strongerOf = ({ least_stronger: least, ends_at: endsAt }: NoticeAppeal): Stronger => {
  const left = least !== 'member_blocked' || endsAt === null ? 0 : (Date.parse(endsAt) - Date.now()) / DAY_MS;
  return { least, days: Math.max(1, Math.floor(left) + 1) };
};
