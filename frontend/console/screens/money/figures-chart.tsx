import { figures as texts } from '../../texts/money';
import { moneyText } from '../../ui/money';
import { type Group, keptOf } from './sums';

const HEIGHT = 100;
const STEP = 10;

interface Props {
  readonly currency: string;
  readonly days: readonly string[];
  readonly sums: readonly Group[];
}

/** A bar for each day: upwards what was kept, downwards where more went back than came in. The table below says the same. */
export function FiguresChart({ currency, days, sums }: Props) {
  const byDay = new Map(sums.map((one) => [one.name, keptOf(one)]));
  const kept = days.map((day) => byDay.get(day) ?? 0);
  const [highest, lowest] = [Math.max(0, ...kept), Math.min(0, ...kept)];
  const scale = HEIGHT / (highest - lowest || 1);
  const line = highest * scale;
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-label={texts.chart.replace('{currency}', currency)}
        viewBox={`0 -1 ${days.length * STEP} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="h-40 w-full rounded-lg border border-line bg-panel"
      >
        {days.map((day, index) => {
          const amount = kept[index] ?? 0;
          const height = Math.abs(amount) * scale;
          return (
            <rect
              key={day}
              x={index * STEP + 1}
              y={amount < 0 ? line : line - height}
              width={STEP - 2}
              height={height}
              className={amount < 0 ? 'fill-danger' : 'fill-accent'}
            >
              <title>{`${day}: ${moneyText(amount, currency)}`}</title>
            </rect>
          );
        })}
        <line x1={0} x2={days.length * STEP} y1={line} y2={line} className="stroke-field" strokeWidth={0.5} />
      </svg>
      <figcaption className="flex justify-between gap-3 text-quiet">
        <span>{days[0]}</span>
        <span className="text-end">{days.at(-1)}</span>
      </figcaption>
    </figure>
  );
}
