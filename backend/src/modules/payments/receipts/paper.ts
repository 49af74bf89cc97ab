import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

export type Weight = 'regular' | 'bold';

const FONTS = {
  regular: readFileSync(join(__dirname, 'fonts/cabin-latin-400.ttf')),
  bold: readFileSync(join(__dirname, 'fonts/cabin-latin-700.ttf')),
  regularExtended: readFileSync(join(__dirname, 'fonts/cabin-latin-ext-400.ttf')),
  boldExtended: readFileSync(join(__dirname, 'fonts/cabin-latin-ext-700.ttf')),
};

/** Letters that only the second file of each weight draws: Œ, œ and ı stand in the first. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+)/;
/** From one line of a text to the next, by the size of its letters. */
export const LEADING = 1.4;

const INK = '#1a1a1a';
const MUTED = '#5c5c5c';

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly isMuted?: boolean;
}

export interface Sheet {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly size: 'A4' | 'LETTER';
  readonly date: Date;
}

/** A document on which lines are set from the top down, a new page where one is full. Sums are in points. */
export class Paper {
  readonly left = 64;
  readonly right: number;
  private y = 64;
  private readonly document: PDFKit.PDFDocument;

  constructor({ title, author, language, size, date }: Sheet) {
    this.document = new PDFDocument({
      ...{ size, margin: 0, lang: language, displayTitle: true, pdfVersion: '1.7' },
      info: { Title: title, Author: author, CreationDate: date },
    });
    this.right = this.document.page.width - this.left;
    for (const [name, font] of Object.entries(FONTS)) this.document.registerFont(name, font);
  }

  /** Sets a text on the current line, which lasts until the next step down. */
  set(text: string, x: number, style: Style): void {
    this.document.fillColor(style.isMuted === true ? MUTED : INK);
    let at = x;
    for (const { run, font } of runsOf(text, style)) {
      this.document.font(font).fontSize(style.size).text(run, at, this.y, { lineBreak: false });
      at += this.widthOfRun(run, font, style.size);
    }
  }

  /** Ends at the right margin. */
  setRight(text: string, style: Style): void {
    this.set(text, this.right - this.widthOf(text, style), style);
  }

  /** Breaks the text into lines of a width. */
  setLines(text: string, x: number, width: number, style: Style): void {
    let line = '';
    for (const word of text.split(' ').flatMap((one) => this.partsOf(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, style) > width) {
        this.set(line, x, style);
        this.down(style.size * LEADING);
        line = word;
      } else line = longer;
    }
    this.set(line, x, style);
    this.down(style.size * LEADING);
  }

  rule(): void {
    this.document.moveTo(this.left, this.y).lineTo(this.right, this.y).lineWidth(0.5).strokeColor('#bdbdbd').stroke();
  }

  down(points: number): void {
    this.y += points;
    if (this.y <= this.document.page.height - 64) return;
    this.document.addPage();
    this.y = 64;
  }

  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.document.end();
    for await (const part of this.document) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  /** A word that is wider than a line is cut. */
  private partsOf(word: string, width: number, style: Style): string[] {
    const parts: string[] = [];
    let part = '';
    for (const letter of word) {
      if (part !== '' && this.widthOf(part + letter, style) > width) {
        parts.push(part);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  }

  private widthOf(text: string, style: Style): number {
    return runsOf(text, style).reduce((sum, { run, font }) => sum + this.widthOfRun(run, font, style.size), 0);
  }

  private widthOfRun(run: string, font: string, size: number): number {
    return this.document.font(font).fontSize(size).widthOfString(run);
  }
}

/** The font has no narrow no-break space; the wider one separates as well. */
function runsOf(text: string, { weight = 'regular' }: Style): { readonly run: string; readonly font: string }[] {
  return text
    .replaceAll('\u202f', '\u00a0')
    .split(EXTENDED)
    .map((run, index) => ({ run, font: index % 2 === 0 ? weight : `${weight}Extended` }))
    .filter(({ run }) => run !== '');
}
