import { useMutation, useQueryClient } from '@tanstack/react-query';
import { troubleOf, type TroubleTexts } from '../../components/settings/trouble';
import { call } from '../../lib/api/call';
import { useApi } from '../../lib/api/use-api';

interface Preference {
  readonly kind: string;
  readonly enabled: boolean;
}

export interface MailSuppression {
  readonly reason: 'bounce' | 'complaint' | 'unsubscribe';
  readonly since: string;
}

interface Preferences {
  readonly mails: readonly Preference[];
  readonly suppression: MailSuppression | null;
}

const PATH = '/api/mail-preferences';

/** A switch moves at once, and back where the api does not take it. Changes go one after the other, as they were made. */
export function useMailPreferences(texts: TroubleTexts) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi<Preferences>(PATH);
  const shared = { scope: { id: PATH }, onSettled: () => client.invalidateQueries({ queryKey: [PATH] }) };
  const change = useMutation({
    ...shared,
    onMutate: async (changed: Preference) => {
      await client.cancelQueries({ queryKey: [PATH] });
      client.setQueriesData<Preferences>({ queryKey: [PATH] }, (before) => before && withChange(before, changed));
    },
    mutationFn: async (changed: Preference) => {
      const answer = await call(PATH, { method: 'PUT', body: changed });
      if (answer.state !== 'done') throw new Error(troubleOf(answer, texts));
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
      const answer = await call('/api/mail-suppression', { method: 'DELETE' });
      if (answer.state !== 'done') throw new Error(troubleOf(answer, texts));
    },
  });
  return { ...data, isError, refetch, change, resume };
}

function withChange(before: Preferences, changed: Preference): Preferences {
  return { ...before, mails: before.mails.map((mail) => (mail.kind === changed.kind ? changed : mail)) };
}
