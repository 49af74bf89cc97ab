import { Client } from 'pg';
import { type Stack } from '../../../local/stack';
import { BRAND, addMembers, memberIds, tokenOf } from '../accounts/members';
import { withBrowser } from '../load/with-browser';
import { LINE_SQL, plainTalk } from '../phone/plain-talk';
import { type Scrolled, scrollBack } from '../phone/scroll';
import { toldFrames } from '../phone/slow-phone';
import { type Benchmark } from '../row';

const MESSAGES = 10_000;
const ROUNDS = 5;
const DISTANCE_PX = 20_000;

export const chatScroll: Benchmark = {
  claims: [
    {
      name: 'chat-scroll',
      what: `frames a second scrolling back through ${MESSAGES} messages on a slow phone, against a bare list of the same`,
      target: 0.9,
      better: 'more',
    },
  ],
  measure: (report) =>
    withBrowser({ workers: 0 }, async (stack, browser) => {
      const conversation = await layTalk(stack);
      const origin = stack.origin(BRAND.host);
      const cookies = [{ name: 'session', value: tokenOf(1), url: origin }];
      const ours = { url: `${origin}/chats/${conversation}`, cookies };
      const plain = { url: `${origin}/plain`, html: plainTalk(MESSAGES) };
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [one, bare] = [
          await scrollBack(browser, ours, DISTANCE_PX),
          await scrollBack(browser, plain, DISTANCE_PX),
        ];
        report(`round ${round}: ours ${told(one)}; plain ${told(bare)}`);
        if (!(one.passed > bare.passed * 0.7)) throw new Error('the conversation did not follow the wheel');
        // Both sides are compiled while they run.
        if (round > 0) ratios.push(one.framesPerSecond / bare.framesPerSecond);
      }
      return new Map([['chat-scroll', ratios]]);
    }),
};

const told = (scrolled: Scrolled): string => `${toldFrames(scrolled)}, ${scrolled.passed} messages`;

/** Two who have read all that they wrote to each other. */
async function layTalk(stack: Stack): Promise<number> {
  const tenant = await addMembers(stack, 2, 'nobody signs in with it');
  const [one = 0, other = 0] = await memberIds(stack);
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `with talk as (
         insert into conversation (tenant_id, low_id, high_id, last_seq) values ($1, $2, $3, $4) returning id),
       sides as (
         insert into chat (tenant_id, member_id, conversation_id, partner_id, wrote_at, read_seq)
         select $1, m, id, $2::integer # $3::integer # m, now(), $4 from talk, unnest(array[$2, $3]::integer[]) m)
       select id from talk`,
      [tenant, Math.min(one, other), Math.max(one, other), MESSAGES],
    );
    const conversation = rows[0]?.id ?? 0;
    await client.query(
      `insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body, sent_at)
       select $1, $2, seq, case seq % 3 when 0 then $4::integer else $3::integer end, gen_random_uuid(), 'text', ${LINE_SQL},
         now() - make_interval(mins => $5::integer - seq)
       from generate_series(1, $5::integer) seq`,
      [tenant, conversation, one, other, MESSAGES],
    );
    return conversation;
  } finally {
    await client.end();
  }
}
