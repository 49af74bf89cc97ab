interface Bounce {
  /** The recipient of the report: the return path of the mail. */
  readonly to: string;
  readonly status: string;
  readonly action?: string;
  /** The recipient that the report names. */
  readonly recipient?: string;
  readonly original?: string;
}

const lines = (...text: readonly string[]): string => text.join('\r\n');

/** A report of a mail server that could not deliver (RFC 3464). */
export const deliveryStatus = ({
  to,
  status,
  action = 'failed',
  recipient = 'x@y.example',
  original,
}: Bounce): string =>
  lines(
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `I could not deliver your mail to <${recipient}>.`,
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such user here',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    original ?? 'Subject: Hello',
    '',
    '--b--',
    '',
  );

interface Complaint {
  readonly messageId: string;
  readonly type?: string;
}

/** A report of a mailbox provider whose user marked a mail as spam (RFC 5965). */
export const complaint = ({ messageId, type = 'abuse' }: Complaint): string =>
  lines(
    'From: <fbl@provider.example>',
    'To: <complaints@bounces.example>',
    'Subject: FW: Your profile is waiting',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is an email abuse report.',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    'Original-Rcpt-To: <redacted@provider.example>',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'From: <hello@everglow.localhost>',
    `Message-ID: ${messageId}`,
    'Subject: Your profile is waiting',
    '',
    'Hello',
    '--b--',
    '',
  );
