'use client';

import { useMutation } from '@tanstack/react-query';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { createFormats } from '../../lib/i18n/formats';
import { usePush } from '../../lib/push/push';
import { refreshPush } from '../../lib/push/refresh-push';
import { PLACEHOLDER, type PushTexts } from './push-texts';
import { ThisDevice } from './this-device';
import { type PushDevice, useDevicesChanged, usePushDevices } from './use-push-devices';

/** What this device shows, and the others that get notifications too. */
export function PushDevices({ texts }: { readonly texts: PushTexts }) {
  const { hash } = usePush();
  const { data } = usePushDevices();
  const devicesChanged = useDevicesChanged();
  const nameOf = ({ device }: PushDevice): string => (device === '' ? texts.unknown : device);
  const end = useMutation({
    mutationFn: async (device: PushDevice) => {
      const answer = await call('DELETE', '/api/push/devices/{id}', { params: { path: { id: device.id } } });
      // One that has gone meanwhile is ended as well.
      const isGone = answer.state === 'failed' && answer.code === 'push_device_not_found';
      if (answer.state !== 'done' && !isGone) throw new Error(errorTextOf(answer, texts));
      if (device.endpoint_hash === hash) await refreshPush();
    },
    onSettled: devicesChanged,
  });

  const devices = data?.devices ?? [];
  const here = devices.find(({ endpoint_hash }) => endpoint_hash === hash);
  return (
    <>
      {here && <ThisDevice key={here.id} device={here} texts={texts} />}
      {devices.length > 0 && (
        <div>
          <h4 className="mb-2 font-semibold text-text-strong">{texts.devicesTitle}</h4>
          <ul className="grid border-b border-hairline">
            {devices.map((device) => (
              <li key={device.id} className="flex min-h-18 items-center gap-4 border-t border-hairline py-2">
                <p className="min-w-0 grow">
                  <span className="block font-semibold text-text-strong">{nameOf(device)}</span>
                  <span className="block text-caption text-text-muted">
                    {device === here ? texts.current : since(device, texts)}
                  </span>
                </p>
                <button
                  type="button"
                  className={`${QUIET_BUTTON} shrink-0`}
                  aria-label={texts.endNamed.replace(PLACEHOLDER.device, nameOf(device))}
                  aria-disabled={end.isPending}
                  onClick={() => {
                    if (!end.isPending) end.mutate(device);
                  }}
                >
                  {texts.end}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="text-caption font-semibold text-text-strong empty:hidden">
        {end.isSuccess && texts.ended.replace(PLACEHOLDER.device, nameOf(end.variables))}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {end.error?.message}
      </p>
    </>
  );
}

function since(device: PushDevice, texts: PushTexts): string {
  return texts.since.replace(PLACEHOLDER.date, createFormats(texts.locale).date(new Date(device.since)));
}
