export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond it, a comparison word by word says no more than both texts do. */
const MOST = 1500;

/** Compares two texts word by word: the longest common sequence stays. */
export function wordDiff(before: string, after: string): readonly WordRun[] {
  const [one, other] = [wordsIn(before), wordsIn(after)];
  if (one.length > MOST || other.length > MOST) {
    return runsOf([
      ['removed', before],
      ['added', after],
    ]);
  }
  return runsOf(steps(one, other));
}

const wordsIn = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];

type Step = readonly [WordRun['kind'], string];

function steps(one: readonly string[], other: readonly string[]): Step[] {
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      common[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: Step[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [left, right] = [one[row], other[column]];
    if (left !== undefined && left === right) {
      found.push(['same', left]);
      row++;
      column++;
    } else if (right === undefined || (left !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      found.push(['removed', left ?? '']);
      row++;
    } else {
      found.push(['added', right]);
      column++;
    }
  }
  return found;
}

function runsOf(found: readonly Step[]): readonly WordRun[] {
  const runs: { kind: WordRun['kind']; text: string }[] = [];
  for (const [kind, text] of found) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') runs.push({ kind, text });
  }
  return runs;
}
