import { curveThrough, type Point } from '../../geometry';
import { type Person } from '../people';
import { compact } from '../unit-path';
import crowns from './rope-crowns.json';

type Place = readonly [number, number];

/**
 * One line from the left edge to the right one. The points of a crown lead from the right temple over the head to the left one, on a
 * face that reaches from -1 to 1.
 */
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
  const crown = crowns[hair].split(' ').map((pair) => pair.split(',').map(Number) as unknown as Place);
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
