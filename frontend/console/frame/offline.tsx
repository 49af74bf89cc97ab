import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { common } from '../texts/common';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status">{!online && <p className="border-b border-line bg-hover px-4 py-2">{common.offline}</p>}</div>
  );
}
