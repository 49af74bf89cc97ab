import { type Benchmark } from '../row';
import { growthOf } from '../texts/growth';
import { type HostileText, hostileTexts } from '../texts/hostile-texts';

const ROUNDS = 5;

export const longTexts: Benchmark = {
  claims: [
    {
      name: 'long-texts',
      what: 'processor time for eight times the size of what anybody may write, made to be slow; the worst of moderate, tidyText and checkSvg',
      target: 24,
      better: 'less',
    },
  ],
  measure: (report) => {
    const rounds: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const [worst, growth] = worstOf(hostileTexts);
      report(`round ${round}: ${growth.toFixed(1)} times, ${worst.name}`);
      if (round > 0) rounds.push(growth); // the first one warms up
    }
    return Promise.resolve(new Map([['long-texts', rounds]]));
  },
};

function worstOf(texts: readonly HostileText[]): [HostileText, number] {
  const grown = texts.map((text): [HostileText, number] => [text, growthOf(text.read, text.size)]);
  return grown.reduce((worst, other) => (other[1] > worst[1] ? other : worst));
}
