import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type MailTextKey } from '../mail-texts';
import { blank } from '../rendering/blank-form';
import { greetingFor } from './greeting';
import { MailFrame } from './mail-frame';
import { mailStyle } from './mail-style';
import { type MailContext, type MailTemplate } from './mail-template';
import { momentIn } from './moment-in';
import { Unbroken } from './unbroken';

export interface NoticeParams {
  readonly name: string;
}

export interface LinkParams extends NoticeParams {
  readonly token: string;
}

export interface ActivationParams extends LinkParams {
  /** Six digits, for the page that waits where the member signed up. */
  readonly code: string;
}

export interface ReactivationParams extends LinkParams {
  /** ISO 8601, and where the reader's calendar is. */
  readonly deletes_at: string;
  readonly time_zone: string | null;
}

interface LinkMail {
  /** Its texts in the catalogue: `<mail>_subject`, `_preview`, `_text`, `_button`, `_valid` and `_not_you`. */
  readonly mail:
    | 'account_deletion'
    | 'activation'
    | 'activation_reminder'
    | 'export_ready'
    | 'mail_change'
    | 'mail_changed'
    | 'mail_changed_new'
    | 'passkey_added'
    | 'password_changed'
    | 'password_reset'
    | 'photo_check_approved'
    | 'photo_check_refused'
    | 'photo_rejected'
    | 'unread_messages';
  /** Texts of its own in place of those. */
  readonly own?: { readonly text: MailTextKey; readonly not_you: MailTextKey };
  /** The path of the button's link, on the brand's own domain. */
  readonly path: string;
  /** Whether a code stands above the button, which does the same. */
  readonly hasCode?: boolean;
  /** Whether it is a statement of reasons: how the decision was made, and a link to the whole of it and the appeal. */
  readonly hasStatement?: boolean;
}

function LinkBody({ context, mail, own, path, hasCode, hasStatement }: LinkMail & { readonly context: MailContext }) {
  const { brand, theme, say } = context;
  const style = mailStyle(theme);
  const link = context.linkTo(path);
  const keys = { text: `${mail}_text`, not_you: `${mail}_not_you`, ...own } as const;
  const text = (part: 'subject' | 'preview' | 'text' | 'button' | 'valid' | 'not_you'): string => {
    const key = part === 'text' || part === 'not_you' ? keys[part] : (`${mail}_${part}` satisfies MailTextKey);
    return say(key, {
      brand: brand.name,
      date: blank('date'),
      reason: blank('reason'),
      senders: blank('senders'),
      number: blank('number'),
    });
  };
  return (
    <MailFrame
      context={context}
      title={text('subject')}
      preview={hasCode === true ? blank('preview') : text('preview')}
    >
      <Text className="text" style={style.text}>
        {blank('greeting')}
      </Text>
      {text('text')
        .split('\n')
        .map((line) => (
          <Text key={line} className="text" style={style.text}>
            <Unbroken text={line} />
          </Text>
        ))}
      {hasStatement === true && (
        <Text className="text" style={style.text}>
          {blank('basis')}
        </Text>
      )}
      {hasCode === true && (
        <>
          <Text className="text" style={style.text}>
            {blank('code_text')}
          </Text>
          <Text className="strong" style={style.code}>
            {blank('code')}
          </Text>
        </>
      )}
      <Button className="button" href={link} style={style.button}>
        <Unbroken text={text('button')} />
      </Button>
      <Text className="small" style={{ ...style.small, marginTop: 20 }}>
        <Unbroken text={text('valid')} />
      </Text>
      <Text className="small" style={style.small}>
        <Unbroken text={text('not_you')} />
      </Text>
      {hasStatement === true && <StatementLink context={context} />}
      <Text className="small" style={style.small} data-skip-in-text="true">
        {say('button_fails')}
        <br />
        <Link href={link} className="link" style={style.link}>
          {link}
        </Link>
      </Text>
    </MailFrame>
  );
}

function StatementLink({ context: { theme, say, linkTo } }: { readonly context: MailContext }) {
  const style = mailStyle(theme);
  return (
    <Text className="small" style={style.small}>
      {say('decision_statement')}{' '}
      <Link href={linkTo(`/decisions?token=${blank('token')}`)} className="link" style={style.link}>
        {say('decision_button')}
      </Link>
    </Text>
  );
}

/** The common parts of mails that lead to one page of the brand's own domain. */
export const linkMail = ({
  mail,
  own,
  path,
  hasCode,
  hasStatement,
}: LinkMail): Omit<MailTemplate<NoticeParams>, 'values' | 'sample'> => ({
  audience: 'person',
  kind: 'answer',
  automatic: true,
  subject: ({ say }) => say(`${mail}_subject`),
  body: (context) => (
    <LinkBody
      context={context}
      mail={mail}
      path={path}
      {...(own && { own })}
      {...(hasCode !== undefined && { hasCode })}
      {...(hasStatement !== undefined && { hasStatement })}
    />
  ),
});

/** Its link opens something: once, and only with the token. */
const tokenMail = (mail: LinkMail): MailTemplate<LinkParams> => ({
  ...linkMail({ ...mail, path: `${mail.path}?token=${blank('token')}` }),
  sample: { name: 'Robin', token: 'only-a-sample-of-a-token-as-long-as-one-is-' },
  values: ({ name, token }, say) => ({ greeting: greetingFor(name, say), token }),
});

/**
 * Its code does what the link does, in the session that waits for it alone: so the preview, which a lock screen shows, may
 * begin with it. Entries from before there were codes have none.
 */
const activationMail = (mail: 'activation' | 'activation_reminder'): MailTemplate<ActivationParams> => {
  const link = tokenMail({ mail, path: '/activate/do', hasCode: true });
  return {
    ...link,
    sample: { ...link.sample, code: '402913' },
    values: ({ code, ...params }: LinkParams & Partial<ActivationParams>, say, tag) => ({
      ...link.values(params, say, tag),
      code: code ?? '',
      code_text: code === undefined ? '' : say('activation_code_text'),
      preview: [
        ...(code === undefined ? [] : [say('activation_code_preview', { code })]),
        say(`${mail}_preview` satisfies MailTextKey),
      ].join(' '),
    }),
  };
};

/** It tells of something that happened; what its link leads to is open to everybody. */
const noticeMail = (mail: LinkMail): MailTemplate<NoticeParams> => ({
  ...linkMail(mail),
  sample: { name: 'Robin' },
  values: ({ name }, say) => ({ greeting: greetingFor(name, say) }),
});

/** Until when there is a way back, in the reader's own time. */
const deletionMail = (own?: LinkMail['own']): MailTemplate<ReactivationParams> => {
  const mail = tokenMail({ mail: 'account_deletion', path: '/account-deleted/keep', ...(own && { own }) });
  return {
    ...mail,
    sample: { ...mail.sample, deletes_at: '2026-12-06T09:30:00.000Z', time_zone: 'Europe/Amsterdam' },
    values: ({ deletes_at, time_zone, ...link }, say, tag) => ({
      ...mail.values(link, say, tag),
      date: momentIn(deletes_at, tag, time_zone),
    }),
  };
};

/** To whoever asked to leave. */
export const accountDeletion = deletionMail();

/** To whoever staff let leave. */
export const accountDeletionByStaff = deletionMail({
  text: 'account_deletion_by_staff_text',
  not_you: 'account_deletion_by_staff_not_you',
});

/** To whoever signed up. */
export const activation = activationMail('activation');

/** Once, to whoever has not opened that link: a fresh one. */
export const activationReminder: MailTemplate<ActivationParams> = {
  ...activationMail('activation_reminder'),
  kind: 'reminders',
  accounts: 'not_confirmed',
  automatic: false,
};

/** Links to the settings, never to the file: readers of the mail have to log in. */
export const exportReady = noticeMail({ mail: 'export_ready', path: '/notifications#data' });

/** To the new address. */
export const mailChange = tokenMail({ mail: 'mail_change', path: '/mail-change/do' });

/** To the old address. */
export const mailChanged = tokenMail({ mail: 'mail_changed', path: '/mail-change/undo' });

/** To the old address, where staff have changed it. */
export const mailChangedBySupport = tokenMail({
  mail: 'mail_changed',
  path: '/mail-change/undo',
  own: { text: 'mail_changed_by_support_text', not_you: 'mail_changed_not_you' },
});

/** To the new address that staff have entered. */
export const mailChangedNew = noticeMail({ mail: 'mail_changed_new', path: '/login' });

export const passkeyAdded = noticeMail({ mail: 'passkey_added', path: '/reset-password' });

export const passwordChanged = noticeMail({ mail: 'password_changed', path: '/reset-password' });

export const passwordReset = tokenMail({ mail: 'password_reset', path: '/reset-password/do' });
