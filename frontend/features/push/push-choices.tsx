'use client';

import { SettingsPart } from '../../components/settings/settings-part';
import { Switch } from '../../components/ui/switch';
import { TextLink } from '../../components/ui/text-link';
import { type PushTexts } from './push-texts';
import { QuietHours } from './quiet-hours';
import { usePushDevices } from './use-push-devices';
import { usePushPreferences } from './use-push-preferences';

/** What the member is told of, and when, on all devices that get notifications. Without any there is nothing to choose. */
export function PushChoices({ texts }: { readonly texts: PushTexts }) {
  const { data: listed } = usePushDevices();
  const { kinds, quiet_hours: quiet, isError, refetch, change, changeQuiet } = usePushPreferences(texts);
  if ((listed?.devices.length ?? 0) === 0) return null;
  return (
    <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
      <div>
        <h4 className="font-semibold text-text-strong">{texts.kindsTitle}</h4>
        {kinds?.map(({ kind, channels }) => (
          <Switch
            key={kind}
            id={`push_${kind}`}
            {...texts.kinds[kind]}
            isOn={channels.push}
            isHeld={kind === 'account'}
            fault={change.variables?.kind === kind ? change.error?.message : undefined}
            onChange={(push) => {
              change.mutate({ kind, push });
            }}
          />
        ))}
        <p className="mt-2 text-caption text-text-muted">
          {texts.mails} <TextLink href="#mails">{texts.mailsLink}</TextLink>
        </p>
      </div>
      {quiet && <QuietHours key={`${quiet.from}-${quiet.until}`} quiet={quiet} change={changeQuiet} texts={texts} />}
      <p role="status" className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong">
        {(change.isSuccess || changeQuiet.isSuccess) && texts.saved}
      </p>
    </SettingsPart>
  );
}
