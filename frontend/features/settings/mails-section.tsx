'use client';

import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { Switch } from '../../components/ui/switch';
import { Unbroken } from '../../components/ui/unbroken';
import { knownMails, mailsOn } from './mails-on';
import { type MailsTexts } from './settings-texts';
import { Suppression } from './suppression';
import { useMailPreferences } from './use-mail-preferences';

export function MailsSection({ texts }: { readonly texts: MailsTexts }) {
  const { mails, suppression, isError, refetch, change, resume } = useMailPreferences(texts);
  const known = knownMails(texts, mails);

  return (
    <SettingsSection
      id="mails"
      title={texts.title}
      value={mailsOn(texts, mails, Boolean(suppression)) ?? <Awaited label={texts.loading} isFailed={isError} />}
      isOpen
    >
      <p className="max-w-[60ch]">
        <Unbroken text={texts.text} />
      </p>
      <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
        {suppression && <Suppression texts={texts} suppression={suppression} resume={resume} />}
        <div>
          {known.map(({ kind, label, hint, mail }) => (
            <Switch
              key={kind}
              id={`mail_${kind}`}
              label={label}
              hint={hint}
              isOn={suppression ? false : mail?.enabled}
              isHeld={Boolean(suppression)}
              fault={change.variables?.kind === kind ? change.error?.message : undefined}
              onChange={(enabled) => {
                if (mail) change.mutate({ kind: mail.kind, enabled });
              }}
            />
          ))}
        </div>
      </SettingsPart>
      <p role="status" className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong">
        {resume.isSuccess && change.isIdle && texts.resumed}
        {change.isSuccess && texts.saved}
      </p>
    </SettingsSection>
  );
}
