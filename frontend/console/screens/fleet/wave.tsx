import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { schemaQuery } from '../../configuration/brand-queries';
import { fleet, wave as texts } from '../../texts/fleet';
import { Answer } from '../../ui/answer';
import { clockText, fromNow, timeText } from '../../ui/times';
import { WaveBrands } from './brands';
import { WaveFigures } from './figures';
import { type Wave, waveQuery } from './fleet-queries';
import { WaveStages } from './stages';
import { WaveActs } from './wave-acts';
import { WaveChanges } from './wave-changes';

/** One wave: what it changes, how far it is, and what one may do about it. */
export default function WaveScreen() {
  const { wave: id = '' } = useParams({ strict: false });
  const query = useQuery(waveQuery(id));
  const schema = useQuery(schemaQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Link to="/fleet" className="target inline-flex items-center text-accent underline">
          {fleet.back}
        </Link>
      </p>
      <Answer query={query}>
        {(wave) => (
          <>
            <header className="grid gap-1">
              <h1 className="wrap-anywhere">{wave.reason}</h1>
              <p className="text-quiet">
                {texts.by.replace('{author}', wave.author).replace('{time}', fromNow(wave.created_at))}
              </p>
            </header>
            <WaveStages wave={wave} />
            <Standing wave={wave} />
            <WaveActs wave={wave} />
            <WaveFigures wave={wave} />
            <Answer query={schema}>
              {(settings) => (
                <>
                  <WaveChanges wave={wave} schema={settings} />
                  <WaveBrands wave={wave} schema={settings} />
                </>
              )}
            </Answer>
          </>
        )}
      </Answer>
    </div>
  );
}

function Standing({ wave }: { readonly wave: Wave }) {
  const isStopped = wave.state === 'stopped';
  return (
    <p role={isStopped ? 'alert' : 'status'} className={isStopped ? 'font-semibold text-danger' : ''}>
      {standingText(wave)}
    </p>
  );
}

function standingText(wave: Wave): string {
  const { brands } = wave;
  switch (wave.state) {
    case 'planning':
      return texts.planning
        .replace('{done}', String(sum(brands) - brands.unplanned))
        .replace('{all}', String(sum(brands)));
    case 'watching':
      return texts.watching.replace('{time}', wave.watch_until === null ? '' : clockText(Date.parse(wave.watch_until)));
    case 'stopped':
      return (wave.stopped_by === null ? texts.stopped : texts.stopped_by)
        .replace('{who}', wave.stopped_by ?? '')
        .replace('{time}', wave.stopped_at === null ? '' : fromNow(wave.stopped_at))
        .replace('{reason}', wave.stop_reason ?? '');
    case 'done':
      return texts.done.replace('{time}', wave.ended_at === null ? '' : timeText(wave.ended_at));
    case 'rolling_back':
      return texts.rolling_back.replace('{left}', String(brands.published));
    case 'rolled_back':
      return texts.rolled_back
        .replace('{who}', wave.rolled_back_by ?? '')
        .replace('{reason}', wave.rollback_reason ?? '');
    case 'planned':
      return brands.ready === 0 ? texts.nothing_ready : texts.planned;
    case 'publishing':
    case 'waiting':
    case 'cancelled':
      return texts[wave.state];
  }
}

const sum = (brands: Wave['brands']): number => Object.values(brands).reduce((all, count) => all + count, 0);
