import { type Report } from './audit-phone';

interface Figure {
  readonly label: string;
  readonly unit: string;
  readonly of: (report: Report) => number;
  readonly isMet: (value: number) => boolean;
}

const score = (label: string, of: Figure['of'], least: number): Figure => ({
  label,
  unit: '',
  of,
  isMet: (value) => value >= least,
});

/** The figures that a page has to reach on the phone. Scripts are limited by the build of the pages. */
export const FIGURES: readonly Figure[] = [
  score('performance', (report) => report.scores.performance, 97),
  { label: 'blocking', unit: ' ms', of: (report) => report.blocking, isMet: (value) => value <= 200 },
  { label: 'largest paint', unit: ' s', of: (report) => report.largestPaint, isMet: (value) => value <= 1.8 },
  { label: 'shift', unit: '', of: (report) => report.shift, isMet: (value) => value <= 0.02 },
  { label: 'scripts', unit: ' kB', of: (report) => report.scripts, isMet: () => true },
  score('accessibility', (report) => report.scores.accessibility, 100),
  score('best practices', (report) => report.scores['best-practices'], 100),
  score('SEO', (report) => report.scores.seo, 100),
];
