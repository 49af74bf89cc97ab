/** How far a translation is, in the words of XLIFF 1.2. */
export type TranslationState = 'new' | 'needs-translation' | 'needs-review-translation' | 'translated';

/** One text as a translator gets it. */
export interface TranslationUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly state: TranslationState;
  /** The longest that fits, in characters. */
  readonly longest: number | undefined;
  /** Where it is used, and what has to stay. */
  readonly notes: readonly string[];
}

/** One text as a translator hands it back. */
export interface HandedUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Why it cannot be read as plain text. */
  readonly fault?: string;
}

/** A file as a translator hands it back. */
export interface HandedFile {
  /** As the file names it. */
  readonly locale: string;
  readonly units: readonly HandedUnit[];
}

/** A file that cannot be read as what its name says. */
export class UnreadableFileError extends Error {}
