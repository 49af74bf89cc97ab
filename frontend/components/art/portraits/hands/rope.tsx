import { hairOf, mix, role, skinOf } from './colours';
import { type Hand, Part, PortraitFrame } from './portrait-frame';
import { ropeLine } from './rope-line';

/** Ink and crimson: one rope is laid from edge to edge, and somebody comes of it. */
export function RopeHand({ person, figure, id }: Hand) {
  const ink = {
    '--s': skinOf(person, 94),
    '--h': mix(hairOf(person, 70), 70, role('primary')),
    '--c': role('primary'),
    '--l': role('text-strong'),
    '--p': role('surface-1'),
  };
  return (
    <PortraitFrame ink={ink} ground="var(--p)">
      <Part d={figure.backHair} transform={figure.head} fill="var(--h)" opacity=".55" />
      <path d={figure.body} fill="var(--c)" />
      <path d={figure.neck} fill="var(--s)" />
      <g transform={figure.head}>
        <path d={figure.face} fill="var(--s)" />
        <Part d={figure.hair + figure.beard} fill="var(--h)" />
        <Part d={figure.lips} fill="var(--c)" />
        <path d={figure.features + figure.glasses} stroke="var(--p)" strokeWidth="4" />
        <path d={figure.eyes + figure.earrings} stroke="var(--p)" strokeWidth="11" />
      </g>
      <path id={`r${id}`} d={ropeLine(person)} stroke="var(--l)" strokeWidth="3.6" />
      <use href={`#r${id}`} strokeDasharray="1 3.4" />
    </PortraitFrame>
  );
}
