import { type Hair, type Person } from '../people';

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

/** Hair from quarters, halves and squares around a head from 48 to 112 across and 52 to 130 down. */
const CUTS: Readonly<Record<Hair, { readonly back: string; readonly front: string }>> = {
  waves: {
    back: 'M36 68A44 44 0 0 1 124 68V112A28 28 0 0 1 124 168H36A28 28 0 0 1 36 112Z',
    front: 'M48 84V68A32 32 0 0 1 80 36V52A32 32 0 0 1 48 84ZM80 36A32 32 0 0 1 112 68V84A32 32 0 0 1 80 52Z',
  },
  bob: { back: 'M36 76A44 44 0 0 1 124 76V124H36Z', front: 'M44 76A36 36 0 0 1 116 76H44Z' },
  lob: {
    back: 'M36 76A44 44 0 0 1 80 32H124V144H36Z',
    front: 'M44 92V76A44 44 0 0 1 80 36H96A52 52 0 0 1 44 92ZM96 36H116V84A48 48 0 0 1 96 36Z',
  },
  bun: {
    back: 'M80 4a18 18 0 1 1 0 36a18 18 0 1 1 0-36Z',
    front: 'M48 84V68A32 32 0 0 1 112 68V84A32 32 0 0 0 48 84Z',
  },
  afro: { back: 'M80 8A56 56 0 0 1 136 64V104H24V64A56 56 0 0 1 80 8Z', front: 'M48 68A32 32 0 0 1 112 68Z' },
  crop: { back: '', front: 'M46 84V46H100A16 16 0 0 1 114 62V84H104V66H56V84Z' },
  quiff: { back: '', front: 'M46 84V60A36 36 0 0 1 82 24H118V60A24 24 0 0 1 114 84H106V66H56V84Z' },
  curls: {
    back: 'M48 36a20 20 0 0 1 32-8a20 20 0 0 1 32 8a20 20 0 0 1 16 32a20 20 0 0 1 0 32a20 20 0 0 1-14 32H46a20 20 0 0 1-14-32a20 20 0 0 1 0-32a20 20 0 0 1 16-32Z',
    front:
      'M46 78V60A16 16 0 0 1 62 44A18 18 0 0 1 98 44A16 16 0 0 1 114 60V78A16 16 0 0 1 98 62A18 18 0 0 1 62 62A16 16 0 0 1 46 78Z',
  },
  receding: { back: '', front: 'M44 64H56A12 12 0 0 1 44 92ZM116 64H104A12 12 0 0 0 116 92Z' },
  pixie: { back: '', front: 'M44 92V72A36 36 0 0 1 80 36H116V92H108A40 40 0 0 1 88 60A40 40 0 0 1 52 84V92Z' },
  shaved: { back: '', front: '' },
};

const BEARDS: Readonly<Record<NonNullable<Person['beard']>, string>> = {
  full: 'M48 96H60V106H100V96H112V108A32 32 0 0 1 48 108Z',
  short: 'M50 108H110A30 30 0 0 1 50 108Z',
  moustache: 'M80 106A10 10 0 0 1 60 106ZM100 106A10 10 0 0 1 80 106Z',
};

const COLLARS: Readonly<Record<Person['clothes'], string>> = {
  vee: 'M58 152H80V184ZM102 152H80V184Z',
  shirt: 'M60 148L80 160L64 180ZM100 148L80 160L96 180Z',
  roll: 'M60 138H100V162H60Z',
  scarf: 'M52 144H108V160A16 16 0 0 1 92 176V200H76V176H68A16 16 0 0 1 52 160Z',
  hood: 'M44 152H116A36 24 0 0 1 44 152Z',
  blazer: 'M56 152H66L80 200H70ZM104 152H94L80 200H90Z',
  round: 'M60 152H100A20 16 0 0 1 60 152Z',
  wide: 'M52 152H108A28 22 0 0 1 52 152Z',
};

export function blockyOf({ hair, clothes, beard, glasses, earrings, shoulders, turn, lips, lines }: Person): Blocky {
  const s = Math.round(shoulders * 1.12);
  const [left, right] = [80 - s, 80 + s];
  const x = turn > 0 ? 3 : -3;
  const [a, b] = [66 + x, 94 + x];
  const cut = CUTS[hair];
  const spectacles =
    glasses === 'round'
      ? `M${a - 10} 86a10 10 0 1 1 20 0a10 10 0 1 1-20 0M${b - 10} 86a10 10 0 1 1 20 0a10 10 0 1 1-20 0M${a + 10} 86H${b - 10}`
      : `M${a - 11} 79h22v15h-22ZM${b - 11} 79h22v15h-22ZM${a + 11} 84H${b - 11}`;
  return {
    tile: turn > 0 ? 'M160 0V160A160 160 0 0 1 0 0Z' : 'M0 0V160A160 160 0 0 0 160 0Z',
    body: `M${left} 200V192A40 40 0 0 1 ${left + 40} 152H80V200Z`,
    sleeve: `M${right} 200V192A40 40 0 0 0 ${right - 40} 152H80V200Z`,
    collar: COLLARS[clothes],
    left: 'M48 76A32 32 0 0 1 80 44V140A32 32 0 0 1 48 108Z',
    right: 'M80 44A32 32 0 0 1 112 76V108A32 32 0 0 1 80 140Z',
    backHair: cut.back,
    hair: cut.front + (beard === undefined ? '' : BEARDS[beard]),
    mouth: lips ? `M${68 + x} 115H${92 + x}A12 10 0 0 1 ${68 + x} 115Z` : '',
    lines: `M${a - 8} 76H${a + 7}M${b - 7} 76H${b + 8}M${80 + x} 84V102H${80 + x * 3}${lips ? '' : `M${70 + x} 117H${90 + x}`}${lines === 2 ? `M${a - 6} 96h10M${b - 4} 96h10` : ''}${glasses === undefined ? '' : spectacles}`,
    eyes: `M${a} 86v.1M${b} 86v.1`,
    earrings: earrings === true ? 'M46 106v.1M114 106v.1' : '',
  };
}
