import { type TrialMail } from '../../notifications';
import { type Finding, listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type LaunchCheck, primaryHost } from '../launch-check';

const WANTED =
  'A mail from the brand’s own sender arrives, and the receiving server says spf=pass, dkim=pass, dmarc=pass.';
const SLOW_MS = 10 * 60_000;

/** Sends a mail to the platform's own mailbox, and reads there what the receiving server says of its sender. */
export const testMail: LaunchCheck = {
  name: 'test_mail',
  step: 'preflight',
  blocks: 'mail',
  per: 'brand',
  isOfRevision: false,
  run: async (brand, { config, trialMails }) => {
    const { BOUNCE_DOMAIN: domain, BOUNCE_MAILBOX_URL: mailbox, BOUNCE_AUTHSERV_ID: server } = config;
    if (domain === undefined || mailbox === undefined)
      return notNeeded('No mailbox of bounces is set up, so no mail is sent and read back.');
    const host = primaryHost(brand);
    if (!brand.revision || host === undefined)
      return waiting('The brand has no sender yet.', { wanted: 'A draft and a primary host.', fixer: 'operator' });
    const { mail, settings } = brand.revision.document;
    const from = { name: settings.mail_name, address: `${mail.mailbox}@${mail.domain ?? host}` };
    const trial = await trialMails.look(brand.tenant.id, { from, host });
    if (trial?.sender !== from.address)
      return waiting(`The next mail is from ${from.address}; one is sent every ten minutes at most.`, {
        wanted: WANTED,
      });
    return judge(trial, server);
  },
};

function judge(trial: TrialMail, trusted: string | undefined): Finding {
  const rest = { wanted: WANTED, fixer: 'platform' } as const;
  if (trial.failure !== null) return wrong(`The mail from ${trial.sender} was refused (${trial.failure}).`, rest);
  if (trial.received_at !== null) return judgeArrived(trial, trusted);
  if (trial.lost > 0) return wrong(`${trial.lost} mails before the last one did not come back.`, rest);
  if (Date.now() - trial.sent_at.getTime() > SLOW_MS)
    return wrong(`The mail of ${trial.sent_at.toISOString()} has not come back.`, rest);
  return waiting(`A mail from ${trial.sender} is on its way.`, { wanted: WANTED });
}

function judgeArrived({ server, sender, ...found }: TrialMail, trusted: string | undefined): Finding {
  if (server === null)
    return wrong('The mail arrived, and the server of the mailbox says nothing of its sender.', {
      wanted: `${WANTED} The server of the mailbox has to write Authentication-Results.`,
      fixer: 'platform',
    });
  if (trusted === undefined || server !== trusted.toLowerCase())
    return wrong(`The mail arrived, and its topmost result is of ${server}, which is not trusted.`, {
      wanted: `${WANTED} BOUNCE_AUTHSERV_ID has to name the server of the mailbox.`,
      fixer: 'platform',
    });
  const results = (['spf', 'dkim', 'dmarc'] as const).map((method) => ({
    method,
    result: found[method] ?? 'not told',
  }));
  const told = `From ${sender}, by ${server}: ${listed(results.map(({ method, result }) => `${method}=${result}`))}.`;
  if (results.every(({ result }) => result === 'pass')) return passed(told, WANTED);
  // Such a word says that the server could not look it up, and not that something has to be changed.
  if (results.some(({ result }) => result === 'temperror')) return waiting(told, { wanted: WANTED });
  return wrong(told, { wanted: WANTED, fixer: 'domain_owner' });
}
