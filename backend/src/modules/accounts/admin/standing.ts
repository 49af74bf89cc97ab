import { type MemberStanding } from './member-file';

interface Block {
  readonly since: Date;
  readonly by: string;
  readonly reason: string | null;
  /** Null where it has no end. */
  readonly until: Date | null;
}

/** The facts about an account that may keep its owner out, or mails away. */
export interface StandingFacts {
  readonly status: string;
  readonly signedUpAt: Date;
  /** When the newest activation mail was asked for. */
  readonly activationAt: Date | null;
  readonly leaving: { readonly since: Date; readonly until: Date } | null;
  readonly blocked: Block | null;
  readonly locked: { readonly until: Date; readonly tries: number } | null;
  readonly suppressions: readonly {
    readonly reason: 'bounce' | 'complaint';
    readonly since: Date;
    readonly code: string;
  }[];
}

const NOTHING = { since: null, until: null, tries: null, detail: null, by: null, act: null } as const;

/** How a member stands, what hinders most first, each with the act that helps. One who is hindered by nothing is well. */
export function standingOf(facts: StandingFacts): MemberStanding[] {
  const found = [...ofAccount(facts), ...ofSignIn(facts), ...ofMails(facts)];
  return found.length > 0 ? found : [{ ...NOTHING, state: 'well', since: facts.signedUpAt.toISOString() }];
}

function ofAccount({ status, leaving, blocked }: StandingFacts): MemberStanding[] {
  if (status === 'pending_deletion') {
    const { since, until } = leaving ?? { since: null, until: null };
    const standing = {
      ...NOTHING,
      state: 'leaving',
      since: timeOf(since),
      until: timeOf(until),
      act: 'resend_reactivation',
    } as const;
    return [standing, ...(blocked ? [ofBlock(blocked)] : [])];
  }
  return status === 'blocked' ? [ofBlock(blocked)] : [];
}

function ofBlock(block: Block | null): MemberStanding {
  const { since, by, reason, until } = block ?? { since: null, by: null, reason: null, until: null };
  const times = { since: timeOf(since), until: timeOf(until) };
  return { ...NOTHING, ...times, state: 'blocked', by, detail: reason, act: 'unblock' };
}

const ofSignIn = ({ locked }: StandingFacts): MemberStanding[] =>
  locked === null
    ? []
    : [{ ...NOTHING, state: 'locked', until: locked.until.toISOString(), tries: locked.tries, act: 'unlock' }];

/** An address that bounces comes before the confirmation that waits for a mail to it. */
function ofMails({ status, signedUpAt, activationAt, suppressions }: StandingFacts): MemberStanding[] {
  const of = (wanted: 'bounce' | 'complaint', state: 'mails_bounce' | 'mails_complained'): MemberStanding[] =>
    suppressions
      .filter(({ reason }) => reason === wanted)
      .map(({ since, code }) => ({
        ...NOTHING,
        ...{ state, since: since.toISOString(), detail: code, act: 'lift_suppression' },
      }));
  const waiting: MemberStanding[] =
    status === 'not_confirmed'
      ? [{ ...NOTHING, state: 'not_confirmed', since: timeOf(activationAt ?? signedUpAt), act: 'resend_activation' }]
      : [];
  return [...of('bounce', 'mails_bounce'), ...waiting, ...of('complaint', 'mails_complained')];
}

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;
