import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useSelf } from '../../frame/self-context';
import { fleet } from '../../texts/fleet';
import { work as texts } from '../../texts/work';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
import { WaveLink } from '../fleet/wave-link';

const REFRESH_MS = 30_000;

const readWaves = async () =>
  (await valueOf(client.GET('/api/staff/fleet/waves', { params: { query: { state: ['stopped', 'waiting'] } } }))).waves;

/** Waves that were stopped, or wait for a press before they go on. Those who may not see them are shown nothing. */
export function WavesToDecide() {
  const { permissions } = useSelf();
  const mayRead = permissions.includes('platform.read');
  const waves = useQuery({
    queryKey: ['waves', 'to-decide'],
    queryFn: readWaves,
    enabled: mayRead,
    refetchInterval: REFRESH_MS,
  });
  if (!mayRead || (!waves.isError && !waves.data?.length)) return null;
  return (
    <section className="grid gap-2">
      <h2>{texts.waves}</h2>
      <Answer query={waves}>{(rows) => <WaveTable waves={rows} />}</Answer>
    </section>
  );
}

function WaveTable({ waves }: { readonly waves: Awaited<ReturnType<typeof readWaves>> }) {
  return (
    <Table
      caption={texts.waves}
      rows={waves}
      keyOf={({ id }) => id}
      columns={[
        {
          name: fleet.wave,
          cell: (wave) => <WaveLink wave={wave} />,
        },
        { name: fleet.state, cell: ({ state }) => fleet.states[state] },
        { name: texts.why, cell: ({ stop_reason: reason }) => reason ?? '–' },
        { name: texts.since, cell: (wave) => fromNow(wave.stopped_at ?? wave.created_at) },
      ]}
    />
  );
}
