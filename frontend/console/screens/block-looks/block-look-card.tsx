import { Link } from '@tanstack/react-router';
import { type components } from '../../../lib/api/schema';
import { AnswerForm } from '../../desk/answer-form';
import { useSelf } from '../../frame/self-context';
import { blockLooks as texts } from '../../texts/block-looks';
import { reportReasons, reports } from '../../texts/reports';
import { Reachable } from '../../ui/reachable';
import { timeText } from '../../ui/times';
import { Evidence, Quoted } from '../reports/evidence';
import { People } from '../reports/people';

export type BlockLook = components['schemas']['OpenBlockLookResponse'];
export type BlockAnswer = components['schemas']['AnswerBlockLookRequest']['outcome'];

interface Props {
  readonly slug: string;
  readonly block: BlockLook;
  readonly answer: (outcome: BlockAnswer) => Promise<void>;
}

/** Shows the block and what it was made of, and the two answers to it. */
export function BlockLookCard({ slug, block, answer }: Props) {
  const { email, permissions } = useSelf();
  const { account_id: id, name, decided_by: by, report, ends_at: end } = block;
  const isOwn = email === by;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-4">
        <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
          <h2>
            {texts.member.replace('{name}', name).replace('{id}', String(id))}
            {block.fictional && ` · ${reports.fictional}`}
          </h2>
          <p className="text-quiet">
            {texts.decided.replace('{by}', by).replace('{when}', timeText(block.decided_at))},{' '}
            {end === null ? texts.forever : texts.until.replace('{time}', timeText(end))}
          </p>
          <p>
            {texts.reasons}: {block.reasons.map((reason) => reportReasons[reason] ?? reason).join(', ')}
          </p>
          {block.note !== null && <Quoted title={texts.told} text={block.note} />}
          {report === null && <p>{texts.own}</p>}
          {permissions.includes('member.read') && (
            <p>
              <Link
                to="/members/$slug/$id"
                params={{ slug, id: String(id) }}
                className="target inline-flex items-center text-accent underline"
              >
                {texts.file}
              </Link>
            </p>
          )}
        </section>
        {report !== null && <Evidence slug={slug} report={report} />}
      </div>
      <div className="grid gap-4">
        {isOwn && <p>{texts.yours}</p>}
        {!isOwn && permissions.includes('moderation.write') && (
          <Reachable label={texts.decide}>
            <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
              <h2>{texts.decide}</h2>
              <AnswerForm texts={texts} send={answer} />
            </section>
          </Reachable>
        )}
        {report !== null && <People slug={slug} report={report} />}
      </div>
    </div>
  );
}
