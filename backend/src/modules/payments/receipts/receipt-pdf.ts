import { LEADING, Paper } from './paper';
import { type Line, type ReceiptSheet } from './receipt-sheet';

const BODY = { size: 10.5 } as const;
const LABEL = { ...BODY, isMuted: true } as const;
const STRONG = { size: 12, weight: 'bold' } as const;
const SMALL = { size: 9, isMuted: true } as const;
const LABELS_WIDTH = 150;
const LINE = 17;

interface Setting {
  /** The language with its country, such as `de-CH`. */
  readonly tag: string;
  /** The date of the payment, so that the same receipt is the same file. */
  readonly date: Date;
}

/** Sets a receipt on a page of the country's size. */
export function receiptPdf(sheet: ReceiptSheet, { tag, date }: Setting): Promise<Buffer> {
  const { brand, title, test, facts, seller, sums, total, taxes, moneyBack, notes } = sheet;
  const size = tag.endsWith('-US') ? 'LETTER' : 'A4';
  const paper = new Paper({ title: `${title} ${facts[0]?.[1] ?? ''}`, author: brand, language: tag, size, date });
  paper.set(brand, paper.left, { size: 20, weight: 'bold' });
  paper.setRight(title, { size: 20 });
  paper.down(36);
  if (test !== undefined) {
    paper.set(test, paper.left, STRONG);
    paper.down(28);
  }
  for (const fact of facts) setFact(paper, fact);
  paper.down(10);
  setSeller(paper, seller);
  paper.down(14);
  setBlock(paper, sums);
  paper.down(6);
  paper.rule();
  paper.down(10);
  paper.set(total[0], paper.left, STRONG);
  paper.setRight(total[1], STRONG);
  paper.down(22);
  setBlock(paper, taxes);
  if (moneyBack.length > 0) {
    paper.down(8);
    setBlock(paper, moneyBack);
  }
  paper.down(22);
  for (const note of notes) {
    paper.setLines(note, paper.left, paper.right - paper.left, SMALL);
    paper.down(5);
  }
  return paper.finish();
}

function setFact(paper: Paper, [label, value]: Line): void {
  paper.set(label, paper.left, LABEL);
  paper.set(value, paper.left + LABELS_WIDTH, BODY);
  paper.down(LINE);
}

function setSeller(paper: Paper, { label, lines }: ReceiptSheet['seller']): void {
  paper.set(label, paper.left, LABEL);
  const x = paper.left + LABELS_WIDTH;
  for (const line of lines) paper.setLines(line, x, paper.right - x, BODY);
}

function setBlock(paper: Paper, lines: readonly Line[]): void {
  if (lines.length === 0) return;
  paper.rule();
  paper.down(10);
  for (const [label, sum] of lines) {
    if (sum === '') {
      setWide(paper, label);
      continue;
    }
    paper.set(label, paper.left, BODY);
    paper.setRight(sum, BODY);
    paper.down(LINE);
  }
}

/** The reference of a transfer may be longer than a line. */
function setWide(paper: Paper, text: string): void {
  paper.setLines(text, paper.left, paper.right - paper.left, BODY);
  paper.down(LINE - BODY.size * LEADING);
}
