import { reportReasons, reports as texts } from '../../texts/reports';
import { timeText } from '../../ui/times';
import { BlurredPhotos } from './blurred-photos';
import { type OpenReport } from './report-types';

interface Props {
  readonly slug: string;
  readonly report: OpenReport;
}

/** Shows the reported words, and the profile and messages as they were then. */
export function Evidence({ slug, report }: Props) {
  const { evidence } = report;
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
      <h2>
        {reportReasons[report.reason] ?? report.reason}
        {report.profile_id !== null && ` · ${evidence.name}`}
        {report.fictional && ` · ${texts.fictional}`}
      </h2>
      <p className="text-quiet">
        {texts.since} {timeText(report.created_at)}
      </p>
      <Quoted title={texts.said} text={report.text === '' ? texts.nothing_said : report.text} />
      {report.profile_id === null ? (
        <p>{texts.no_profile}</p>
      ) : (
        <>
          <h3>{texts.evidence}</h3>
          {evidence.about_me && <Quoted title={texts.about_me} text={evidence.about_me} />}
          {evidence.looking_for && <Quoted title={texts.looking_for} text={evidence.looking_for} />}
          {evidence.prompts?.map(({ code, answer }) => (
            <Quoted key={code} title={code} text={answer} />
          ))}
          <BlurredPhotos
            slug={slug}
            photos={evidence.photos.map(({ id, status }) => ({
              id,
              name: texts.photo.replace('{id}', String(id)).replace('{status}', status),
            }))}
          />
          <Messages title={texts.meant} messages={evidence.reported} reported={report.profile_id} />
          <Messages title={texts.messages} messages={evidence.messages} reported={report.profile_id} />
        </>
      )}
    </section>
  );
}

type Message = NonNullable<OpenReport['evidence']['messages']>[number];

function Messages(props: {
  readonly title: string;
  readonly messages: readonly Message[] | undefined;
  readonly reported: number;
}) {
  const { title, messages = [], reported } = props;
  if (messages.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ol className="grid gap-1">
        {messages.map((message) => (
          <li key={`${message.sent_at} ${message.sender}`} className="wrap-anywhere">
            <strong>{message.sender === reported ? texts.from_reported : texts.from_reporter}:</strong>{' '}
            {message.text ?? texts.not_text.replace('{kind}', message.kind)}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Quoted({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <p className="text-quiet">{title}</p>
      <blockquote className="border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </div>
  );
}
