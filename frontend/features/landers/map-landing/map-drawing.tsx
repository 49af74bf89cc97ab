import { round } from '../../../components/art/geometry';
import { type BrandMap } from './brand-map';
import { type LatticeDot, STEP } from './lattice';

const SIZES = [1, 2, 3] as const;

/** Each size of each part is one path of points: their shape is the line's cap. */
export function MapDrawing({ map }: { readonly map: BrandMap }) {
  return (
    <svg
      viewBox={`0 0 ${round(map.width)} ${round(map.height)}`}
      className="map-svg"
      aria-hidden="true"
      focusable="false"
    >
      {map.parts.map((name, part) => {
        const dots = map.dots.filter((dot) => dot.part === part);
        const [from, to] = farCities(dots);
        return (
          <g key={name} className={`map-part map-part-${part}`}>
            {SIZES.map((size) => (
              <path
                key={size}
                d={dots
                  .filter((dot) => dot.size === size)
                  .map(({ x, y }) => `M${round(x)} ${round(y)}h0`)
                  .join('')}
                className={`map-dots map-dots-${size}`}
              />
            ))}
            {from !== undefined && to !== undefined && <Arc from={from} to={to} />}
          </g>
        );
      })}
    </svg>
  );
}

function Arc({ from, to }: { readonly from: LatticeDot; readonly to: LatticeDot }) {
  const bow = Math.hypot(to.x - from.x, to.y - from.y) * 0.3;
  const bend = `${round((from.x + to.x) / 2 + bow * 0.4)} ${round((from.y + to.y) / 2 - bow)}`;
  return (
    <g className="map-arc">
      <path d={`M${round(from.x)} ${round(from.y)}Q${bend} ${round(to.x)} ${round(to.y)}`} pathLength="1" />
      <circle cx={round(from.x)} cy={round(from.y)} r={STEP * 0.9} />
      <circle cx={round(to.x)} cy={round(to.y)} r={STEP * 0.9} />
    </g>
  );
}

/** Two great cities with some way between them, so that the line from one to the other can be seen. */
function farCities(dots: readonly LatticeDot[]): readonly LatticeDot[] {
  const cities = dots.filter(({ size }) => size === 3);
  const pairs = cities.flatMap((a, i) => cities.slice(i + 1).map((b) => [a, b] as const));
  const wanted = 14 * STEP;
  const miss = ([a, b]: readonly [LatticeDot, LatticeDot]): number =>
    Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - wanted);
  return pairs.reduce<readonly LatticeDot[]>(
    (best, pair) => (best.length === 0 || miss(pair) < miss(best as readonly [LatticeDot, LatticeDot]) ? pair : best),
    [],
  );
}
