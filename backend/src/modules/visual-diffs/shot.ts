import { type CapturedPage } from './captured-pages';

export const WIDTHS = [360, 1280] as const;
export type Width = (typeof WIDTHS)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const PICTURES = ['before', 'after', 'heat'] as const;
/** `heat`: the page, faint, with every changed pixel in red. */
export type PictureKind = (typeof PICTURES)[number];

export const DIFF_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
export type DiffStatus = (typeof DIFF_STATUSES)[number];

export const DIFF_FAILURES = ['not_reached', 'page_failed', 'too_long', 'interrupted', 'no_browser'] as const;
export type DiffFailure = (typeof DIFF_FAILURES)[number];

/** A page as it was captured. */
export interface ShotSettings {
  readonly page: CapturedPage['path'];
  readonly width: Width;
  readonly scheme: Scheme;
}

export interface Shot extends ShotSettings {
  /** The share of pixels that differ, from 0 to 1. */
  readonly changed: number;
}
