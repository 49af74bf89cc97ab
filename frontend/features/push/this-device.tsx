'use client';

import { useMutation } from '@tanstack/react-query';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { Switch } from '../../components/ui/switch';
import { call } from '../../lib/api/call';
import { atHand } from '../../lib/push/push';
import { refreshPush } from '../../lib/push/refresh-push';
import { type PushTexts } from './push-texts';
import { type PushDevice, useDevicesChanged } from './use-push-devices';

interface Props {
  readonly device: PushDevice;
  readonly texts: PushTexts;
}

/** What its notifications show, and one to try. */
export function ThisDevice({ device, texts }: Props) {
  const devicesChanged = useDevicesChanged();
  const names = useMutation({
    mutationFn: async (show_names: boolean) => {
      const params = { path: { id: device.id } };
      const answer = await call('PUT', '/api/push/devices/{id}', { params, body: { show_names } });
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
    onSettled: devicesChanged,
  });
  const test = useMutation({
    mutationFn: async () => {
      const subscription = await atHand()?.worker.pushManager.getSubscription();
      const answer = await call('POST', '/api/push/test', { body: { endpoint: subscription?.endpoint ?? '' } });
      if (answer.state === 'done') return;
      // The server may have dropped this device: the page learns of it.
      await refreshPush();
      devicesChanged();
      throw new Error(errorTextOf(answer, texts));
    },
  });
  return (
    <>
      <Switch
        id="push_names"
        label={texts.names}
        hint={texts.namesHint}
        fault={names.error?.message}
        isOn={names.isPending ? names.variables : device.show_names}
        onChange={(next) => {
          names.mutate(next);
        }}
      />
      <div className="grid justify-items-start gap-3">
        <button
          type="button"
          className={QUIET_BUTTON}
          aria-disabled={test.isPending}
          onClick={() => {
            if (!test.isPending) test.mutate();
          }}
        >
          {texts.test}
        </button>
        <p role="status" className="max-w-[60ch] empty:hidden">
          {test.isSuccess && texts.testSent}
        </p>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {test.error?.message}
        </p>
      </div>
    </>
  );
}
