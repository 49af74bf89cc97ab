export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A path drawn for a face that reaches from -1 to 1 both ways, laid onto a face of any shape. Of `M`, `L`, `C`, `Q` and
 * `Z` with `x,y` pairs only. Comes out in whole numbers, relative where it may: half as long to send.
 */
export function onto({ x, y, width, height }: Frame, path: string): string {
  let here = { x: 0, y: 0 };
  const steps = path.match(/[A-Z][^A-Z]*/g) ?? [];
  const laid = steps.map((step) => {
    const command = step.charAt(0);
    const points = [...step.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, across, down]) => ({
      x: Math.round(x + Number(across) * width),
      y: Math.round(y + Number(down) * height),
    }));
    const from = command === 'M' ? { x: 0, y: 0 } : here;
    here = points.at(-1) ?? here;
    const pairs = points.map((point) => `${point.x - from.x} ${point.y - from.y}`).join(' ');
    return (command === 'M' ? command : command.toLowerCase()) + pairs;
  });
  return compact(laid.join(''));
}

/** A minus parts numbers as well as a blank does. */
export const compact = (path: string): string => path.replace(/ -/g, '-');
