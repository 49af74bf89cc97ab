import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, type ErrorTexts } from '../../components/settings/error-texts';
import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';

type Preferences = components['schemas']['MailPreferencesResponse'];
type Preference = Preferences['mails'][number];
export type MailSuppression = NonNullable<Preferences['suppression']>;

const PATH = '/api/mail-preferences';

/** A switch moves at once, and back where the api does not take it. Changes go one after the other, as they were made. */
export function useMailPreferences(texts: ErrorTexts) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const shared = { scope: { id: PATH }, onSettled: () => client.invalidateQueries({ queryKey: [PATH] }) };
  const change = useMutation({
    ...shared,
    onMutate: async (changed: Preference) => {
      await client.cancelQueries({ queryKey: [PATH] });
      client.setQueriesData<Preferences>({ queryKey: [PATH] }, (before) => before && withChange(before, changed));
    },
    mutationFn: async (changed: Preference) => {
      const answer = await call('PUT', PATH, { body: changed });
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
    onError: (_error, { kind, enabled }) => {
      client.setQueriesData<Preferences>(
        { queryKey: [PATH] },
        (before) => before && withChange(before, { kind, enabled: !enabled }),
      );
    },
  });
  const resume = useMutation({
    ...shared,
    mutationFn: async () => {
      const answer = await call('DELETE', '/api/mail-suppression');
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
  });
  return { ...data, isError, refetch, change, resume };
}

function withChange(before: Preferences, changed: Preference): Preferences {
  return { ...before, mails: before.mails.map((mail) => (mail.kind === changed.kind ? changed : mail)) };
}
