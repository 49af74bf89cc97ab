import { type Say } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { type BlockStanding, standingWords } from './block-standing';
import { greetingFor } from './greeting';
import { letterMail } from './letter-mail';
import { type MailTemplate } from './mail-template';
import { type DecidedFacts, type StatementFacts, statementWords, whatWasDecided } from './statement-words';

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
  /** Whether the account is blocked now, where a block was reversed. */
  readonly standing?: BlockStanding;
  /** The decision or report that the appeal was about: somebody may have appealed several. Entries from before have none. */
  readonly about?: DecidedFacts | { readonly reference: string };
}

/** Says whose words a note is: it stands beside the words of the brand. */
const withNote = (text: string, note: string | null, say: Say): string =>
  note === null ? text : `${text} ${say('decision_note', { note })}`;

/** The statement of reasons, to whomever a decision is about. Whoever is blocked gets it too, and can appeal by its link. */
export const decisionMade: MailTemplate<DecisionMade> = {
  ...letterMail({
    subject: 'decision_subject',
    preview: 'decision_preview',
    paragraphs: ['decision_text', { value: 'what' }, { value: 'why' }, { value: 'basis' }],
    button: { text: 'decision_button', path: `/decisions?token=${blank('token')}` },
    small: ['decision_appeal', 'decision_redress'],
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
    return { greeting: greetingFor(name, say), token, what, why: withNote(why, facts.note, say), basis };
  },
};

/** To whoever reported something: that it has arrived, and by which reference. It repeats nothing of it. */
export const noticeReceived: MailTemplate<NoticeReceived> = {
  ...letterMail({
    subject: 'notice_received_subject',
    preview: 'notice_received_preview',
    paragraphs: ['notice_received_text'],
    small: ['notice_received_not_you'],
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
    paragraphs: [text, 'decision_software_none', 'decision_appeal', 'decision_redress'],
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

export interface NoticeReversed extends NoticeReceived {
  /** There is no appeal yet, and there is still time for one. */
  readonly may_appeal: boolean;
}

/** To a reporter who was told that something was done, where it was reversed. The link in that answer still leads to the appeal. */
export const noticeReversed: MailTemplate<NoticeReversed> = {
  ...letterMail({
    subject: 'notice_reversed_subject',
    preview: 'notice_reversed_preview',
    paragraphs: ['notice_reversed_text', { value: 'more' }],
  }),
  sample: { ...noticeReceived.sample, may_appeal: true },
  values: ({ may_appeal: mayAppeal, ...notice }, say, tag) => ({
    ...noticeReceived.values(notice, say, tag),
    more: mayAppeal
      ? [say('decision_software_none'), say('notice_reversed_appeal'), say('decision_redress')].join(' ')
      : say('appeal_decided_more'),
  }),
};

const aboutWhat = (about: NonNullable<AppealDecided['about']>, say: Say, tag: string): string =>
  'kind' in about ? whatWasDecided(about, say, tag) : `${say('notice_decided_subject', about)}.`;

/** To whoever appealed. Further ways stand in the answer where the decision stands. */
const appealDecided = (outcome: 'appeal_decided_upheld' | 'appeal_decided_reversed'): MailTemplate<AppealDecided> => ({
  ...letterMail({
    subject: 'appeal_decided_subject',
    preview: 'appeal_decided_preview',
    paragraphs: [outcome, { value: 'more' }],
  }),
  sample: { name: 'Robin', note: null, about: { kind: 'photo_removed', ends_at: null, time_zone: null } },
  values: ({ name, note, standing, about }, say, tag) => ({
    greeting: greetingFor(name, say),
    more: withNote(
      [
        ...(about ? [say('appeal_decided_about', { what: aboutWhat(about, say, tag) })] : []),
        ...(standing ? [standingWords(standing, say, tag)] : []),
        say(outcome === 'appeal_decided_upheld' ? 'appeal_decided_more' : 'decision_software_none'),
      ].join(' '),
      note,
      say,
    ),
  }),
});

export const appealUpheld = appealDecided('appeal_decided_upheld');

export const appealReversed = appealDecided('appeal_decided_reversed');
