import { wave as texts } from '../../texts/fleet';
import { Table } from '../../ui/table';
import { type Wave } from './fleet-queries';

const shown = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** The figures that a wave is watched by, each with what stops it. */
export function WaveFigures({ wave: { figures, limits, started_at: startedAt } }: { readonly wave: Wave }) {
  if (startedAt === null) return null;
  return (
    <section className="grid gap-2">
      <h2>{texts.figures}</h2>
      {figures === null ? (
        <p className="text-quiet">{texts.figures_none}</p>
      ) : (
        <>
          <p className="max-w-prose text-quiet">{texts.figures_text}</p>
          <Table
            caption={texts.figures}
            keyOf={({ name }) => name}
            rows={[
              {
                name: texts.errors,
                counted: texts.errors_of
                  .replace('{errors}', shown.format(figures.errors.counted))
                  .replace('{answers}', shown.format(figures.answers)),
                expected: figures.errors.expected,
                stops: filled(texts.errors_stop, { least: limits.errors_least, times: limits.errors_times }),
              },
              {
                name: texts.signups,
                counted: shown.format(figures.signups.counted),
                expected: figures.signups.expected,
                stops: filled(texts.signups_stop, { least: limits.signups_least, percent: limits.signups_percent }),
              },
              {
                name: texts.complaints,
                counted: shown.format(figures.complaints.counted),
                expected: figures.complaints.expected,
                stops: filled(texts.complaints_stop, {
                  least: limits.complaints_least,
                  times: limits.complaints_times,
                }),
              },
            ]}
            columns={[
              { name: texts.figure, cell: ({ name }) => name },
              { name: texts.counted, isNumber: true, cell: ({ counted }) => counted },
              { name: texts.expected, isNumber: true, cell: ({ expected }) => shown.format(expected) },
              { name: texts.stops, cell: ({ stops }) => stops },
            ]}
          />
          {figures.trend < 1 && (
            <p className="text-quiet">{texts.trend.replace('{percent}', String(Math.round(figures.trend * 100)))}</p>
          )}
        </>
      )}
    </section>
  );
}

const filled = (text: string, values: Readonly<Record<string, number>>): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, shown.format(value)), text);
