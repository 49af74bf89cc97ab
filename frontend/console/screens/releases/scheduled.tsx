import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { useSelf } from '../../frame/self-context';
import { releases as texts } from '../../texts/releases';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';

/** Lists releases that are planned or were, with their outcome. */
export function Scheduled() {
  const { slug } = useBrand().tenant;
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const [fault, setFault] = useState<string>();
  const params = { path: { slug } };
  const scheduled = useQuery({
    queryKey: ['scheduled', slug],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}/scheduled-releases', { params })),
  });
  const cancel = async (id: string): Promise<void> => {
    setFault(undefined);
    try {
      await valueOf(
        client.DELETE('/api/staff/tenants/{slug}/scheduled-releases/{id}', { params: { path: { slug, id } } }),
      );
    } catch (error) {
      setFault(problemText(error));
    }
    await queries.invalidateQueries({ queryKey: ['scheduled', slug] });
  };
  return (
    <>
      <h2>{texts.scheduled}</h2>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <Answer query={scheduled}>
        {({ scheduled: rows }) =>
          rows.length === 0 ? (
            <p>{texts.scheduled_none}</p>
          ) : (
            <Table
              caption={texts.scheduled}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { name: texts.revision, isNumber: true, cell: ({ revision }) => revision },
                { name: texts.schedule_at, cell: (row) => timeText(row.publish_at) },
                { name: texts.author, cell: ({ author }) => author },
                { name: texts.reason, cell: ({ reason }) => reason },
                {
                  name: texts.state,
                  cell: ({ id, revision, outcome, detail }) =>
                    outcome === null ? (
                      <span className="flex flex-wrap items-center gap-2">
                        {texts.to_come}
                        {permissions.includes('tenant.publish') && (
                          <Button
                            aria-label={`${texts.cancel}: ${texts.revision} ${revision}`}
                            onClick={() => void cancel(id)}
                          >
                            {texts.cancel}
                          </Button>
                        )}
                      </span>
                    ) : (
                      [texts.outcomes[outcome], detail].filter(Boolean).join(': ')
                    ),
                },
              ]}
            />
          )
        }
      </Answer>
    </>
  );
}
