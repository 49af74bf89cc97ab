import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { type StatementFacts, statementWords } from './statement-words';
import { Unbroken } from './unbroken';

export interface DecisionMade {
  readonly name: string;
  /** Opens the decision without signing in. */
  readonly token: string;
  readonly facts: StatementFacts;
}

export interface NoticeReceived {
  readonly name: string;
  readonly reference: string;
}

export interface AppealDecided {
  readonly name: string;
  /** A text that staff add in their own words. */
  readonly note: string | null;
}

interface Letter {
  readonly subject: MailTextKey;
  readonly preview: MailTextKey;
  /** Texts of the catalogue, and values that each mail fills in. */
  readonly paragraphs: readonly (MailTextKey | { readonly value: string })[];
  readonly button?: { readonly text: MailTextKey; readonly path: string };
  readonly small?: MailTextKey;
}

function LetterBody({ context, letter }: { readonly context: MailContext; readonly letter: Letter }) {
  const { brand, theme, say, linkTo } = context;
  const style = mailStyle(theme);
  const { button, small } = letter;
  const text = (key: MailTextKey): string => say(key, { brand: brand.name, reference: blank('reference') });
  return (
    <MailFrame context={context} title={text(letter.subject)} preview={text(letter.preview)}>
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      {letter.paragraphs.map((part) => {
        const line = typeof part === 'string' ? text(part) : blank(part.value);
        return (
          <Text key={line} className="text" style={style.text}>
            <Unbroken text={line} />
          </Text>
        );
      })}
      {button && (
        <Button className="button" href={linkTo(button.path)} style={style.button}>
          <Unbroken text={text(button.text)} />
        </Button>
      )}
      {small && (
        <Text className="small" style={{ ...style.small, marginTop: 20 }}>
          <Unbroken text={text(small)} />
        </Text>
      )}
    </MailFrame>
  );
}

const letterMail = (letter: Letter) =>
  ({
    audience: 'person',
    kind: 'answer',
    automatic: true,
    subject: ({ say }: MailContext) => say(letter.subject, { reference: blank('reference') }),
    body: (context: MailContext) => <LetterBody context={context} letter={letter} />,
  }) as const;

const withNote = (text: string, note: string | null): string => (note === null ? text : `${text} ${note}`);

/** The statement of reasons, to whomever a decision is about. Whoever is blocked gets it too, and can appeal by its link. */
export const decisionMade: MailTemplate<DecisionMade> = {
  ...letterMail({
    subject: 'decision_subject',
    preview: 'decision_preview',
    paragraphs: ['decision_text', { value: 'what' }, { value: 'why' }, { value: 'basis' }],
    button: { text: 'decision_button', path: `/decisions?token=${blank('token')}` },
    small: 'decision_appeal',
  }),
  sample: {
    name: 'Robin',
    token: 'only-a-sample-of-a-token-as-long-as-one-is-',
    facts: {
      ...{ kind: 'member_blocked', reasons: ['scam'], ground: 'terms', source: 'notice', is_software_found: false },
      ...{ ends_at: '2026-12-06T09:30:00.000Z', time_zone: 'Europe/Amsterdam', note: null },
    },
  },
  values: ({ name, token, facts }, say, tag) => {
    const { what, why, origin, software, ground } = statementWords(facts, say, tag);
    const basis = [origin, software, ground].join(' ');
    return { greeting: greetingFor(name, say), token, what, why: withNote(why, facts.note), basis };
  },
};

/** To whoever reported something: that it has arrived, and by which reference. It repeats nothing of it. */
export const noticeReceived: MailTemplate<NoticeReceived> = {
  ...letterMail({
    subject: 'notice_received_subject',
    preview: 'notice_received_preview',
    paragraphs: ['notice_received_text'],
    small: 'notice_received_not_you',
  }),
  sample: { name: 'Robin', reference: 'N-4F7K2M9QX0TD' },
  values: ({ name, reference }, say) => ({ greeting: greetingFor(name, say), reference }),
};

export interface NoticeDecided extends NoticeReceived {
  /** Opens the report and its appeal without signing in. */
  readonly token: string;
}

/** Tells a reporter how their report was decided and how to appeal. Entries from before the appeal have no token. */
const noticeDecided = (text: 'notice_decided_acted' | 'notice_decided_dismissed'): MailTemplate<NoticeDecided> => ({
  ...letterMail({
    subject: 'notice_decided_subject',
    preview: 'notice_decided_preview',
    paragraphs: [text, 'decision_software_none', 'decision_appeal'],
    button: { text: 'decision_button', path: `/decisions?about=report&token=${blank('token')}` },
  }),
  sample: { ...noticeReceived.sample, token: 'only-a-sample-of-a-token-as-long-as-one-is-' },
  values: ({ token = '', ...notice }: NoticeReceived & Partial<NoticeDecided>, say, tag) => ({
    ...noticeReceived.values(notice, say, tag),
    token,
  }),
});

/** The mail says nothing of the other person. */
export const noticeActed = noticeDecided('notice_decided_acted');

export const noticeDismissed = noticeDecided('notice_decided_dismissed');

/** To a reporter whose appeal led to a stronger measure. There is no second appeal. */
export const noticeAppealReversed: MailTemplate<NoticeReceived> = {
  ...noticeReceived,
  ...letterMail({
    subject: 'appeal_decided_subject',
    preview: 'appeal_decided_preview',
    paragraphs: ['notice_appeal_reversed', 'appeal_decided_more'],
  }),
};

/** To whoever appealed. */
const appealDecided = (outcome: 'appeal_decided_upheld' | 'appeal_decided_reversed'): MailTemplate<AppealDecided> => ({
  ...letterMail({
    subject: 'appeal_decided_subject',
    preview: 'appeal_decided_preview',
    paragraphs: [outcome, { value: 'more' }],
  }),
  sample: { name: 'Robin', note: null },
  values: ({ name, note }, say) => ({
    greeting: greetingFor(name, say),
    more: withNote(say('appeal_decided_more'), note),
  }),
});

export const appealUpheld = appealDecided('appeal_decided_upheld');

export const appealReversed = appealDecided('appeal_decided_reversed');
