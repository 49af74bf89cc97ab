import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';

export type PushDevice = components['schemas']['PushDevicesResponse']['devices'][number];

const PATH = '/api/push/devices';

export const usePushDevices = () => useApi(PATH);

/** Returns how to tell that the list is another one now. */
export function useDevicesChanged(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [PATH] }), [client]);
}
