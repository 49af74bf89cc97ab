import { notNeeded } from '../finding';
import { type LaunchCheck } from '../launch-check';

/** Nothing sends a trial mail and reads it back yet, and the check says so. */
export const testMail: LaunchCheck = {
  name: 'test_mail',
  step: 'preflight',
  blocks: 'mail',
  per: 'brand',
  isOfRevision: false,
  run: (_brand, { config }) =>
    notNeeded(
      config.BOUNCE_MAILBOX_URL === undefined
        ? 'No mailbox of bounces is set up, so no mail is sent and read back.'
        : 'No mail is sent and read back: look at the headers of a mail that you send yourself.',
    ),
};
