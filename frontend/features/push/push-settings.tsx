'use client';

import { type ReactNode } from 'react';
import { Awaited } from '../../components/settings/awaited';
import { SettingsSection } from '../../components/settings/settings-section';
import { usePush } from '../../lib/push/push';
import { DeviceSwitch } from './device-switch';
import { PushChoices } from './push-choices';
import { PushDevices } from './push-devices';
import { type PushTexts } from './push-texts';

interface Props {
  readonly texts: PushTexts;
  readonly steps: ReactNode;
}

/** The switch of this device comes first and never moves; below it what holds for all of them. */
export function PushSettings({ texts, steps }: Props) {
  const { state } = usePush();
  return (
    <SettingsSection
      id="push"
      title={texts.title}
      value={state === 'not_known' ? <Awaited label={texts.loading} /> : texts.values[state]}
    >
      <p className="max-w-[60ch]">{texts.text}</p>
      <DeviceSwitch texts={texts} steps={steps} />
      <PushDevices texts={texts} />
      <PushChoices texts={texts} />
    </SettingsSection>
  );
}
