import { type Statement } from '../../../../platform/database';

/** How many codes were sent of late, this one not counted. */
export interface SentCodes {
  readonly toNumber: number;
  readonly toPrefix: number;
  readonly fromNetwork: number;
  readonly ofAccount: number;
  readonly ofAccountToday: number;
  /** To the country within a day, no longer valid, and how many of them were entered. */
  readonly lapsed: number;
  readonly entered: number;
}

/** Within ten minutes; somebody who pumps messages takes many numbers of one block, or many accounts from one place. */
const MOST = { toNumber: 3, toPrefix: 20, fromNetwork: 10, ofAccount: 4 } as const;
const MOST_A_DAY = 10;
/** Messages that nobody reads: a country is stopped once so many lapsed within a day and no code was entered. */
const UNREAD = 20;

export const isLimited = (sent: SentCodes): boolean =>
  sent.toNumber >= MOST.toNumber ||
  sent.toPrefix >= MOST.toPrefix ||
  sent.fromNetwork >= MOST.fromNetwork ||
  sent.ofAccount >= MOST.ofAccount ||
  sent.ofAccountToday >= MOST_A_DAY;

export const isCountryStopped = ({ lapsed, entered }: SentCodes): boolean => lapsed >= UNREAD && entered === 0;

interface Asked {
  readonly phone: Buffer;
  readonly prefix: string;
  readonly network: Buffer;
  readonly account: number;
  readonly country: string;
}

export const countSent = ({ phone, prefix, network, account, country }: Asked): Statement => ({
  text: `select
      count(*) filter (where phone_hash = $1 and sent_at > now() - interval '10 minutes')::integer as "toNumber",
      count(*) filter (where prefix = $2 and sent_at > now() - interval '10 minutes')::integer as "toPrefix",
      count(*) filter (where network_hash = $3 and sent_at > now() - interval '10 minutes')::integer as "fromNetwork",
      count(*) filter (where account_id = $4::integer and sent_at > now() - interval '10 minutes')::integer as "ofAccount",
      count(*) filter (where account_id = $4::integer)::integer as "ofAccountToday",
      count(*) filter (where country = $5 and expires_at < now())::integer as lapsed,
      count(*) filter (where country = $5 and entered_at is not null)::integer as entered
    from phone_code where sent_at > now() - interval '1 day'`,
  values: [phone, prefix, network, account, country],
});
