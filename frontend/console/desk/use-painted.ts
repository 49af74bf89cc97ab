import { useState } from 'react';

/** The benchmark and tests read it: it is there while a picture may be decided about. */
const PAINTED_MARK = 'picture-painted';

/** Which picture is on the screen. Nothing is decided before. */
export class Painted {
  private key: string | undefined;

  readonly set = (key: string): void => {
    this.key = key;
    performance.clearMarks(PAINTED_MARK);
    performance.mark(PAINTED_MARK, { detail: key });
  };

  readonly clear = (): void => {
    this.key = undefined;
    performance.clearMarks(PAINTED_MARK);
  };

  has(key: string): boolean {
    return this.key === key;
  }
}

export function usePainted(): Painted {
  const [painted] = useState(() => new Painted());
  return painted;
}
