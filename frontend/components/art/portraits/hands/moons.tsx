import { figureOf } from '../figure';
import { hairOf, mix, role, skinOf } from './colours';
import { type Hand, Part, PortraitFrame } from './portrait-frame';

/** Round heads before a round moon, in thick strokes. */
export function MoonsHand({ person }: Hand) {
  const round = {
    ...person,
    face: 31 + (person.face - 28) * 0.6,
    height: 32,
    jaw: 0.6,
    neck: person.neck + 3,
    shoulders: person.shoulders + 8,
  };
  const figure = figureOf(round);
  const ink = {
    'color-scheme': 'dark',
    '--s': skinOf(person, 94),
    '--h': hairOf(person, 88),
    '--c': mix(role('primary'), 80, role('text-strong')),
    '--t': role('unread'),
    '--i': mix(role('surface-1'), 80, role('primary')),
    '--m': role('secondary'),
  };
  const { head } = figure;
  const side = Math.sign(person.turn);
  return (
    <PortraitFrame ink={ink} ground={role('surface-2')}>
      <circle cx={80 + side * 6} cy="88" r="78" fill="var(--m)" />
      <g fill="var(--i)" opacity=".1">
        <circle cx={80 - side * 48} cy="66" r="12" />
        <circle cx={80 + side * 60} cy="112" r="15" />
        <circle cx={80 + side * 46} cy="36" r="8" />
      </g>
      <circle cx={80 - side * 66} cy="20" r="7" fill="var(--t)" />
      <Part d={figure.backHair} transform={head} fill="var(--h)" />
      <path d={figure.body} fill="var(--c)" />
      <path d={figure.neck} fill="var(--s)" />
      <Part d={figure.trim} fill="var(--t)" />
      <path d={figure.seams} stroke="var(--i)" strokeWidth="2" opacity=".5" />
      <g transform={head}>
        <path d={figure.ears + figure.face} fill="var(--s)" />
        <path d={cheeks(round)} stroke="var(--t)" strokeWidth="24" opacity=".3" />
        <Part d={figure.beard + figure.hair} fill="var(--h)" />
        <Part d={figure.lips} fill="var(--t)" />
        <path d={figure.features + figure.glasses} stroke="var(--i)" strokeWidth="5" />
        <path d={figure.eyes} stroke="var(--i)" strokeWidth="13" />
        <Part d={figure.earrings} stroke="var(--m)" strokeWidth="20" />
      </g>
    </PortraitFrame>
  );
}

function cheeks({ face, turn }: { readonly face: number; readonly turn: number }): string {
  const at = (side: number): number => Math.round((turn + side * 0.56) * face * 2.5);
  return `M${at(-1)} 32v.1M${at(1)} 32v.1`;
}
