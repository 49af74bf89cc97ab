/** The output of one step. */
export interface Turn {
  readonly say: (text: string) => void;
  readonly end: () => void;
}

interface Waiting {
  readonly said: string[];
  isOver: boolean;
}

/**
 * Keeps apart what steps say that run side by side: the first that took a turn is heard as it speaks, each other once
 * all before it have ended.
 */
export function inTurn(write: (text: string) => void): () => Turn {
  const turns: Waiting[] = [];
  const flush = (): void => {
    for (let first = turns[0]; first !== undefined; first = turns[0]) {
      for (const text of first.said.splice(0)) write(text);
      if (!first.isOver) return;
      turns.shift();
    }
  };
  return () => {
    const turn: Waiting = { said: [], isOver: false };
    turns.push(turn);
    return {
      say: (text) => {
        turn.said.push(text);
        flush();
      },
      end: () => {
        turn.isOver = true;
        flush();
      },
    };
  };
}
