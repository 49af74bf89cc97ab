import { type ReactNode } from 'react';

export const ICON_NAMES = [
  'coffee',
  'hiking',
  'music',
  'cooking',
  'dogs',
  'film',
  'travel',
  'reading',
  'dancing',
  'plants',
  'games',
  'cycling',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Each has a shape that takes a tint, class `tint`, and lines over it. */
const DRAWINGS: Readonly<Record<IconName, ReactNode>> = {
  coffee: (
    <>
      <path className="tint" d="M9 19h25v11a10 10 0 0 1-10 10h-5A10 10 0 0 1 9 30Z" />
      <path d="M34 22h3a5 5 0 0 1 0 10h-4M17 13c-3-3 3-5 0-8M26 13c-3-3 3-5 0-8" />
    </>
  ),
  hiking: (
    <>
      <path className="tint" d="M3 40 18 14l8 14 5-8 14 20Z" />
      <path d="M13 23l5 4 4-5" />
      <circle cx="37" cy="11" r="4" />
    </>
  ),
  music: (
    <>
      <circle className="tint" cx="24" cy="24" r="18" />
      <circle cx="24" cy="24" r="6" />
      <path d="M24 12a12 12 0 0 1 12 12M24 36a12 12 0 0 1-12-12" />
    </>
  ),
  cooking: (
    <>
      <path className="tint" d="M9 21h30v11a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8Z" />
      <path d="M9 26H4M39 26h5M12 21c0-8 24-8 24 0M24 15v-5M20 10h8" />
    </>
  ),
  dogs: (
    <>
      <path className="tint" d="M24 23c7 0 12 7 12 12 0 5-4 6-7 4-3-1-7-1-10 0-3 2-7 1-7-4 0-5 5-12 12-12Z" />
      <circle className="tint" cx="10" cy="20" r="4" />
      <circle className="tint" cx="19" cy="12" r="4" />
      <circle className="tint" cx="29" cy="12" r="4" />
      <circle className="tint" cx="38" cy="20" r="4" />
    </>
  ),
  film: (
    <>
      <path className="tint" d="M6 20h36v20H6Z" />
      <path d="M6 20 4 13 39 6l2 7ZM14 11l4 7M25 9l4 7" />
    </>
  ),
  travel: (
    <>
      <path className="tint" d="M7 16h34v24H7Z" />
      <path d="M18 16v-7h12v7M15 16v24M33 16v24" />
    </>
  ),
  reading: (
    <>
      <path className="tint" d="M24 14c-5-4-12-4-20-3v25c8-1 15-1 20 3 5-4 12-4 20-3V11c-8-1-15-1-20 3Z" />
      <path d="M24 14v25M10 18c3 0 6 0 9 2M10 25c3 0 6 0 9 2M38 18c-3 0-6 0-9 2" />
    </>
  ),
  dancing: (
    <>
      <circle className="tint" cx="24" cy="28" r="15" />
      <path d="M24 3v10M9 28h30M12 20h24M12 36h24M24 13c-9 9-9 21 0 30M24 13c9 9 9 21 0 30" />
    </>
  ),
  plants: (
    <>
      <path className="tint" d="M13 30h22l-3 13H16Z" />
      <path d="M24 30V17" />
      <path className="tint" d="M24 22C22 12 13 9 7 10c0 8 6 14 17 12ZM24 17c1-8 9-11 15-10 0 7-5 12-15 10Z" />
    </>
  ),
  games: (
    <>
      <path className="tint" d="M8 14a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z" />
      <path d="M17 17v.01M31 17v.01M24 24v.01M17 31v.01M31 31v.01" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  cycling: (
    <>
      <circle className="tint" cx="12" cy="32" r="8" />
      <circle className="tint" cx="36" cy="32" r="8" />
      <path d="M12 32l8-15h11l5 15M20 17l4 15H12M24 32l7-15M16 13h7M31 17l-2-6h6" />
    </>
  ),
};

/** In the hand of the brand's drawings: the stroke follows the art's name in CSS. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 48 48" className="icons-icon" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}
