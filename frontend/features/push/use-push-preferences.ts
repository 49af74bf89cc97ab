import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, type ErrorTexts } from '../../components/settings/error-texts';
import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';

type Preferences = components['schemas']['PushPreferencesResponse'];
export type PushKind = Preferences['kinds'][number]['kind'];
export type QuietHours = Preferences['quiet_hours'];

interface Change {
  readonly kind: PushKind;
  readonly push: boolean;
}

const PATH = '/api/push/preferences';

/** A switch moves at once, and back where the api does not take it. Changes go one after the other, as they were made. */
export function usePushPreferences(texts: ErrorTexts) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const shared = { scope: { id: PATH }, onSettled: () => client.invalidateQueries({ queryKey: [PATH] }) };
  const show = (changed: Change): void => {
    client.setQueriesData<Preferences>({ queryKey: [PATH] }, (before) => before && withChange(before, changed));
  };
  const change = useMutation({
    ...shared,
    onMutate: async (changed: Change) => {
      await client.cancelQueries({ queryKey: [PATH] });
      show(changed);
    },
    mutationFn: async ({ kind, push }: Change) => {
      const answer = await call('PUT', '/api/push/preferences/{kind}', { params: { path: { kind } }, body: { push } });
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
    onError: (_error, { kind, push }) => {
      show({ kind, push: !push });
    },
  });
  const changeQuiet = useMutation({
    ...shared,
    mutationFn: async (body: QuietHours) => {
      const answer = await call('PUT', '/api/push/quiet-hours', { body });
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
  });
  return { ...data, isError, refetch, change, changeQuiet };
}

function withChange(before: Preferences, { kind, push }: Change): Preferences {
  const kinds = before.kinds.map((one) => (one.kind === kind ? { ...one, channels: { ...one.channels, push } } : one));
  return { ...before, kinds };
}
