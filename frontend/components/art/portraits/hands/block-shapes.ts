import { type Person } from '../people';
import pieces from './block-pieces.json';

interface Blocky {
  readonly tile: string;
  readonly body: string;
  readonly sleeve: string;
  readonly collar: string;
  readonly left: string;
  readonly right: string;
  readonly backHair: string;
  readonly hair: string;
  readonly mouth: string;
  readonly lines: string;
  readonly eyes: string;
  readonly earrings: string;
}

/** A person of quarters, halves and squares; the head reaches from 48 to 112 across and from 44 to 140 down. */
export function blockyOf({ hair, clothes, beard, glasses, earrings, shoulders, turn, lips, lines }: Person): Blocky {
  const s = Math.round(shoulders * 1.12);
  const [left, right] = [80 - s, 80 + s];
  const x = turn > 0 ? 3 : -3;
  const [a, b] = [66 + x, 94 + x];
  const cut = pieces.hair[hair];
  const spectacles =
    glasses === 'round'
      ? `M${a - 10} 86a10 10 0 1 1 20 0a10 10 0 1 1-20 0M${b - 10} 86a10 10 0 1 1 20 0a10 10 0 1 1-20 0M${a + 10} 86H${b - 10}`
      : `M${a - 11} 79h22v15h-22ZM${b - 11} 79h22v15h-22ZM${a + 11} 84H${b - 11}`;
  return {
    tile: turn > 0 ? 'M160 0V160A160 160 0 0 1 0 0Z' : 'M0 0V160A160 160 0 0 0 160 0Z',
    body: `M${left} 200V192A40 40 0 0 1 ${left + 40} 152H80V200Z`,
    sleeve: `M${right} 200V192A40 40 0 0 0 ${right - 40} 152H80V200Z`,
    collar: pieces.collars[clothes],
    left: 'M48 76A32 32 0 0 1 80 44V140A32 32 0 0 1 48 108Z',
    right: 'M80 44A32 32 0 0 1 112 76V108A32 32 0 0 1 80 140Z',
    backHair: cut.back,
    hair: cut.front + (beard === undefined ? '' : pieces.beards[beard]),
    mouth: lips ? `M${68 + x} 115H${92 + x}A12 10 0 0 1 ${68 + x} 115Z` : '',
    lines: `M${a - 8} 76H${a + 7}M${b - 7} 76H${b + 8}M${80 + x} 84V102H${80 + x * 3}${lips ? '' : `M${70 + x} 117H${90 + x}`}${lines === 2 ? `M${a - 6} 96h10M${b - 4} 96h10` : ''}${glasses === undefined ? '' : spectacles}`,
    eyes: `M${a} 86v.1M${b} 86v.1`,
    earrings: earrings === true ? 'M46 106v.1M114 106v.1' : '',
  };
}
