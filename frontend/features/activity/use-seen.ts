import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/call';

/**
 * Tells the API up to when the list has been shown. Entries that are shown as new stay so until the list is fetched again;
 * the dots beside the other lists are asked for anew.
 */
export function useSeen(path: '/api/visitors/seen' | '/api/activity/seen', until: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (until === undefined) return;
    void call('PUT', path, { body: { seen_until: until } }).then(() =>
      client.invalidateQueries({ queryKey: ['/api/activity/unread'] }),
    );
  }, [path, until, client]);
}
