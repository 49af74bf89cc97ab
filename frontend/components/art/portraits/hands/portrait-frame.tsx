import { type ReactNode, type SVGProps } from 'react';
import { type Figure } from '../figure';
import { type Person } from '../people';

export interface Hand {
  readonly person: Person;
  readonly figure: Figure;
  /** Unique to this hand and person, for what a drawing refers to. */
  readonly id: string;
}

interface Props {
  /** The hand's own colours as custom properties, and its scheme where that is not the page's. */
  readonly ink: Readonly<Record<string, string>>;
  /** The colour of the sheet. */
  readonly ground: string;
  readonly children: ReactNode;
}

/** The sheet of a portrait: 160 × 200. */
export function PortraitFrame({ ink, ground, children }: Props) {
  return (
    <svg
      viewBox="0 0 160 200"
      className="block h-full w-full"
      style={ink}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0H160V200H0Z" fill={ground} />
      {children}
    </svg>
  );
}

/** A shape that not everybody has: a person without a beard costs no byte for it. */
export function Part({ d, ...look }: SVGProps<SVGPathElement> & { readonly d: string }) {
  return d === '' ? null : <path d={d} {...look} />;
}
