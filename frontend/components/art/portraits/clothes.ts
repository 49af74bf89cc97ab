import { type Clothes, type Person } from './people';

interface Dressed {
  readonly body: string;
  readonly neck: string;
  readonly trim: string;
  readonly seams: string;
}

/** The lowest point of a neckline, below which cloth begins. */
const NECKLINE: Readonly<Record<Clothes, number>> = {
  vee: 180,
  shirt: 172,
  roll: 150,
  scarf: 152,
  hood: 160,
  blazer: 178,
  round: 164,
  wide: 172,
};

/** Neck, shoulders and clothes in a frame of 160 × 200. */
export function clothesOf({ clothes, neck: n, shoulders }: Person): Dressed {
  const s = Math.round(shoulders * 1.1);
  const [left, right] = [80 - n, 80 + n];
  const low = NECKLINE[clothes];
  const open = clothes === 'wide' ? 22 : clothes === 'round' ? 8 : 3;
  const part = Math.round(n * 0.7);
  return {
    body: `M${80 - s - 6} 204C${80 - s - 5} 176 ${80 - s + 8} 164 ${left - 14} 157C${left - 5} 154 ${left} 151 ${left} 144H${right}C${right} 151 ${right + 5} 154 ${right + 14} 157C${80 + s - 8} 164 ${80 + s + 5} 176 ${80 + s + 6} 204Z`,
    neck: `M${left} 104V146C${left} 151 ${left - open} 153 ${left - open - 3} 155Q${80 - part} ${low} 80 ${low}Q${80 + part} ${low} ${right + open + 3} 155C${right + open} 153 ${right} 151 ${right} 146V104Z`,
    ...TRIM[clothes]({ left, right, s }),
  };
}

interface Measure {
  readonly left: number;
  readonly right: number;
  readonly s: number;
}

const TRIM: Readonly<Record<Clothes, (measure: Measure) => Pick<Dressed, 'trim' | 'seams'>>> = {
  vee: ({ left, right, s }) => ({
    trim: '',
    seams: `M${left - 3} 155C${left + 4} 166 74 175 80 181C86 175 ${right - 4} 166 ${right + 3} 155M${84 - s} 190L${86 - s} 204M${76 + s} 190L${74 + s} 204`,
  }),
  shirt: ({ left, right }) => ({
    trim: `M${left} 147L80 170L${left + 4} 182L${left - 11} 158ZM${right} 147L80 170L${right - 4} 182L${right + 11} 158Z`,
    seams: 'M80 172V204M83 182v.1M83 195v.1',
  }),
  roll: ({ left, right }) => ({
    trim: `M${left - 2} 132C${left + 4} 137 ${right - 4} 137 ${right + 2} 132L${right + 6} 155C${right - 4} 163 ${left + 4} 163 ${left - 6} 155Z`,
    seams: `M${left + 4} 141v18M80 143v17M${right - 4} 141v18`,
  }),
  scarf: ({ left, right }) => ({
    trim: `M${left - 12} 146C${left - 2} 134 ${left + 2} 142 80 146S${right + 2} 134 ${right + 12} 146C${right + 20} 160 ${right + 6} 172 88 173L96 204H72L74 173C${left - 6} 172 ${left - 20} 160 ${left - 12} 146Z`,
    seams: `M${left - 8} 150C${left + 6} 164 ${right - 4} 160 ${right + 10} 152M${left - 6} 162C70 170 84 168 ${right + 8} 162M78 178l3 22M88 180l3 20`,
  }),
  hood: ({ left, right }) => ({
    trim: `M${left - 5} 140C${left - 22} 150 ${left - 20} 168 80 180C${right + 20} 168 ${right + 22} 150 ${right + 5} 140C${right + 6} 156 86 164 80 166C74 164 ${left - 6} 156 ${left - 5} 140Z`,
    seams: 'M73 176l-3 20M87 176l3 20',
  }),
  blazer: ({ left, right, s }) => ({
    trim: `M${left - 2} 150L${left - 15} 157L${left - 8} 178L${left - 1} 177L80 204L76 190ZM${right + 2} 150L${right + 15} 157L${right + 8} 178L${right + 1} 177L80 204L84 190Z`,
    seams: `M${86 - s} 188L${88 - s} 204M${74 + s} 188L${72 + s} 204`,
  }),
  round: ({ left, right, s }) => ({
    trim: '',
    seams: `M${left - 11} 156C${left} 170 ${right} 170 ${right + 11} 156M${88 - s} 186L${91 - s} 204M${72 + s} 186L${69 + s} 204`,
  }),
  wide: ({ left, right, s }) => ({
    trim: '',
    seams: `M${left - 25} 157C${left} 178 ${right} 178 ${right + 25} 157M${88 - s} 188L${91 - s} 204M${72 + s} 188L${69 + s} 204`,
  }),
};
