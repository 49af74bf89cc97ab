import { polar } from '../../geometry';

/** A stem that rises from a point and leans, with leaves to both sides. */
export function sprig(x: number, y: number, lean: number): string {
  const stalk = `M${x} ${y}Q${x - lean} ${y - 60} ${x} ${y - 118}Q${x - lean + 2} ${y - 60} ${x + 2} ${y}Z`;
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const t = 0.3 + i * 0.138;
    const foot = { x: x - lean * 2 * t * (1 - t), y: y - 118 * t };
    return leaf(foot, i === 5 ? -90 : -90 + (i % 2 === 0 ? -52 : 52), 28 - i * 1.6);
  });
  return stalk + leaves.join('');
}

function leaf(foot: { readonly x: number; readonly y: number }, degrees: number, length: number): string {
  const place = (turn: number, reach: number): string => {
    const { x, y } = polar(foot, length * reach, degrees + turn);
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  return `M${Math.round(foot.x)} ${Math.round(foot.y)}Q${place(-38, 0.6)} ${place(0, 1)}Q${place(38, 0.6)} ${Math.round(foot.x)} ${Math.round(foot.y)}`;
}
