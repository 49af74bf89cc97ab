import { type CSSProperties } from 'react';
import './range-slider.css';

export type End = 'from' | 'to';

interface Props {
  /** The accessible names of the thumbs that it has. */
  readonly names: Readonly<Partial<Record<End, string>>>;
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (end: End, value: number) => void;
}

const ENDS: readonly End[] = ['from', 'to'];

/** A span of whole numbers with a thumb at each end. Neither thumb passes the other. */
export function RangeSlider({ names, min, max, from, to, onChange }: Props) {
  const values = { from, to };
  const share = (value: number): number => (max > min ? (value - min) / (max - min) : 0);
  // Where both stand at the upper end, only the lower one can still be moved.
  const top: End = from - min > max - to ? 'from' : 'to';
  const style = { '--from': share(from), '--to': share(to) } as CSSProperties;
  return (
    <div className="range-slider" style={style}>
      <span className="range-slider-span" aria-hidden="true" />
      {ENDS.filter((end) => names[end] !== undefined).map((end) => (
        <input
          key={end}
          type="range"
          aria-label={names[end]}
          min={min}
          max={max}
          value={values[end]}
          data-on-top={end === top || undefined}
          onChange={(event) => {
            const value = Number(event.target.value);
            onChange(end, end === 'from' ? Math.min(value, to) : Math.max(value, from));
          }}
        />
      ))}
    </div>
  );
}
