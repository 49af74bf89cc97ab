'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { switchError } from '../../components/push/switch-texts';
import { errorTextOf } from '../../components/settings/error-texts';
import { Switch } from '../../components/ui/switch';
import { installWay } from '../../lib/install-offer';
import { isInstalled } from '../../lib/installed';
import { preparePush, usePush } from '../../lib/push/push';
import { type PushState } from '../../lib/push/push-state';
import { switchPushOff, switchPushOn } from '../../lib/push/switch-push';
import { browserKind } from './browser-kind';
import { type PushTexts } from './push-texts';
import { useDevicesChanged } from './use-push-devices';

interface Props {
  readonly texts: PushTexts;
  readonly steps: ReactNode;
}

/** Push on this device. It is on once the server has said so, not before. */
export function DeviceSwitch({ texts, steps }: Props) {
  const { state, isReady } = usePush();
  const devicesChanged = useDevicesChanged();
  const [isBusy, setBusy] = useState(false);
  const [errorState, setErrorState] = useState<string>();
  useEffect(() => {
    void preparePush();
  }, []);

  const change = (wanted: boolean): void => {
    if (isBusy) return;
    setBusy(true);
    setErrorState(undefined);
    // In the press itself: browsers show their question for nothing else.
    const changing = wanted
      ? switchPushOn().then((switched) => switchError(switched, texts))
      : switchPushOff().then((answer) => (answer.state === 'done' ? undefined : errorTextOf(answer, texts)));
    void changing
      .catch(() => texts.failed)
      .then((fault) => {
        setErrorState(fault);
        setBusy(false);
        devicesChanged();
      });
  };

  const cannot = state === 'denied' || state === 'not_capable';
  const isKnown = cannot || (state !== 'not_known' && isReady && !isBusy);
  return (
    <div className="grid gap-4">
      <Switch
        id="push_here"
        label={texts.switch}
        fault={state === 'denied' ? undefined : errorState}
        isOn={isKnown ? state === 'subscribed' : undefined}
        isHeld={cannot}
        onChange={change}
      />
      <Hindrance state={state} texts={texts} steps={steps} />
    </div>
  );
}

/** Why there is nothing to switch on, and what can be done about it. */
function Hindrance({ state, texts, steps }: Props & { readonly state: PushState }) {
  if (state === 'denied')
    return (
      <div className="grid gap-1 border-l-4 border-warning py-1 pl-4">
        <p className="font-semibold text-text-strong">{texts.help.title}</p>
        <p className="max-w-[60ch]">{texts.help[browserKind(navigator.userAgent, isInstalled())]}</p>
      </div>
    );
  if (state !== 'not_capable') return null;
  if (installWay() !== 'steps') return <p className="max-w-[60ch]">{texts.notCapable}</p>;
  return (
    <>
      <p className="max-w-[60ch]">{texts.homeFirst}</p>
      {steps}
    </>
  );
}
