import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSelf } from '../../frame/self-context';
import { common } from '../../texts/common';
import { fleet as texts } from '../../texts/fleet';
import { sections } from '../../texts/frame';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { Pages } from '../../ui/pages';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
import { type ListedWave, wavesQuery } from './fleet-queries';
import { type FleetSearch, readFleetSearch } from './search';
import { StateText } from './state-text';
import { WaveLink } from './wave-link';

/** Changes of many brands, the newest first. */
export default function Fleet() {
  const search = readFleetSearch(useSearch({ strict: false }));
  const { permissions } = useSelf();
  const query = useQuery({ ...wavesQuery(search.state, search.before), placeholderData: keepPreviousData });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{sections.fleet}</h1>
        {permissions.includes('platform.write') && (
          <Link
            to="/fleet/new"
            className="target inline-flex items-center rounded-md bg-accent px-3 font-semibold text-on-accent"
          >
            {texts.new}
          </Link>
        )}
      </div>
      <p className="max-w-prose text-quiet">{texts.intro}</p>
      <StateChoice search={search} />
      <Answer query={query}>
        {({ waves, more }) => (
          <>
            {waves.length === 0 && <p role="status">{search.state === undefined ? texts.none : texts.none_here}</p>}
            {waves.length > 0 && <Waves waves={waves} hasMore={more} />}
            <WavePages search={search} oldest={more ? waves.at(-1)?.created_at : undefined} />
          </>
        )}
      </Answer>
    </div>
  );
}

function StateChoice({ search }: { readonly search: FleetSearch }) {
  const navigate = useNavigate();
  return (
    <div className="w-full sm:w-56">
      <Choice
        label={texts.state}
        value={search.state ?? ''}
        onChange={(event) => {
          void navigate({ to: '/fleet', search: { ...readFleetSearch({ state: event.target.value }) }, replace: true });
        }}
        choices={[
          { value: '', label: common.all },
          ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
        ]}
      />
    </div>
  );
}

function Waves({ waves, hasMore }: { readonly waves: readonly ListedWave[]; readonly hasMore: boolean }) {
  return (
    <Table
      caption={sections.fleet}
      rows={waves}
      hasMore={hasMore}
      keyOf={({ id }) => id}
      columns={[
        {
          name: texts.wave,
          cell: (wave) => <WaveLink wave={wave} />,
        },
        { name: texts.state, cell: (wave) => <StateText wave={wave} /> },
        { name: texts.changed, isNumber: true, cell: ({ brands }) => changedText(brands) },
        { name: texts.author, isFolded: true, cell: ({ author }) => author },
        { name: texts.made, isFolded: true, cell: ({ created_at }) => fromNow(created_at) },
      ]}
    />
  );
}

const changedText = ({ ready, published, skipped, kept, rolled_back: back }: ListedWave['brands']): string =>
  texts.changed_of
    .replace('{done}', String(published + kept))
    .replace('{all}', String(ready + published + skipped + kept + back));

function WavePages({ search, oldest }: { readonly search: FleetSearch; readonly oldest: string | undefined }) {
  const navigate = useNavigate();
  const go = (to: FleetSearch): void => void navigate({ to: '/fleet', search: { ...to } });
  return (
    <Pages
      first={{
        text: texts.newest,
        go: search.before === undefined ? undefined : () => go({ ...search, before: undefined }),
      }}
      next={{ text: texts.older, go: oldest === undefined ? undefined : () => go({ ...search, before: oldest }) }}
    />
  );
}
