import { curveThrough, type Point } from '../../geometry';
import { type Hair, type Person } from '../people';
import { compact } from '../unit-path';

type Place = readonly [number, number];

/** From the right temple over the crown to the left one, on a face that reaches from -1 to 1. */
const CROWNS: Readonly<Record<Hair, string>> = {
  waves:
    '1.5,1.5 1.2,0.9 1.5,0.3 1.3,-0.7 0.3,-1.35 -0.3,-1 -0.3,-1.35 -1.2,-0.9 -1.4,0 -1.2,0.7 -1.6,1.3 -1.2,1.5 -1.05,0.2',
  bob: '1.3,1 1.4,0 0.9,-1.1 0,-1.3 -0.9,-1.1 -1.4,0 -1.3,1 -1,0.3 -0.8,-0.4 0.8,-0.4 0.3,-0.55 -0.7,-0.5',
  lob: '1.35,1.4 1.35,0 1,-1.05 0.4,-1.1 -0.6,-1.15 -1.25,-0.4 -1.35,0.6 -1.35,1.4 -1,0.6 -0.95,0 -0.3,-0.6',
  bun: '1.15,-0.3 0.8,-1 0.2,-1.2 0.6,-1.6 0.1,-1.95 -0.4,-1.6 0.1,-1.2 -0.6,-1.1 -1.15,-0.3',
  afro: curled(7, 1.5, 1.4, 0.36),
  crop: '1.08,-0.5 0.9,-1.1 0,-1.25 -0.9,-1.1 -1.05,-0.6 -0.5,-0.6 0.5,-0.65 -0.2,-0.85 -0.98,-0.4',
  quiff: '1.08,-0.5 1.15,-1 0.6,-1.5 -0.2,-1.4 -0.9,-1 -0.3,-0.72 0.7,-0.8 0.2,-1.1 -0.95,-0.75',
  curls: curled(6, 1.25, 1, 0.4),
  receding: '1.15,-0.2 1,-0.7 0.5,-1.05 -0.5,-1.05 -1,-0.7 -1.15,-0.2',
  pixie: '1.15,0 1.1,-0.9 0.4,-1.35 -0.7,-1.25 -1.2,-0.5 -1,0.2 -0.6,-0.4 0.2,-0.85 0,-0.5 -0.9,-0.2',
  shaved: '1.03,-0.4 0.7,-0.95 0,-1.08 -0.7,-0.95 -1.03,-0.4',
};

/** A crown of loops. */
function curled(loops: number, width: number, height: number, size: number): string {
  const points = Array.from({ length: loops * 3 + 1 }, (_, i) => {
    const along = 0.35 - (i / (loops * 3)) * (Math.PI + 0.7);
    const around = along + ((i % 3) * 2 * Math.PI) / 3;
    const x = Math.cos(along) * width + Math.cos(around) * size;
    const y = Math.sin(along) * height - 0.2 + Math.sin(around) * size;
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  });
  return points.join(' ');
}

/** One line from the left edge to the right one. */
export function ropeLine({ hair, face, height, neck, shoulders, jaw, lean }: Person): string {
  const angle = (lean * Math.PI) / 180;
  const chin = height * 1.12;
  const head = ([u, v]: Place): Point => {
    const x = u * face * 1.25;
    const y = v * height * 1.25 - chin;
    return {
      x: 80 + x * Math.cos(angle) - y * Math.sin(angle),
      y: 90 + chin + x * Math.sin(angle) + y * Math.cos(angle),
    };
  };
  const crown = CROWNS[hair].split(' ').map((pair) => pair.split(',').map(Number) as unknown as Place);
  const reach = shoulders * 1.1;
  const side = (sign: number): readonly Point[] => [
    { x: 80 + sign * 92, y: 192 },
    { x: 80 + sign * (reach - 6), y: 171 },
    { x: 80 + sign * (neck + 13), y: 157 },
    { x: 80 + sign * neck, y: 145 },
  ];
  const points: readonly Point[] = [
    ...side(-1),
    head([-jaw * 0.5, 0.96]),
    head([jaw * 0.5, 0.96]),
    head([0.5 + jaw / 2.6, 0.66]),
    head([1.03, 0]),
    ...crown.map(head),
    head([-1.03, 0.1]),
    head([-(0.5 + jaw / 2.6), 0.66]),
    head([-jaw * 0.3, 1.04]),
    ...[...side(1)].reverse(),
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [first] = points;
  return compact(
    `M${first?.x} ${first?.y}${curveThrough(points).replace(/\d+\.\d/g, (number) => `${Math.round(Number(number))}`)}`,
  );
}
