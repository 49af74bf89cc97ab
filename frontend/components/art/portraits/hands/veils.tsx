import { hairOf, mix, role, skinOf } from './colours';
import { type Hand, Part, PortraitFrame } from './portrait-frame';

/** Sheets of colour that shine through each other, and thin lines that do not quite follow them. */
export function VeilsHand({ person, figure, id }: Hand) {
  const ink = {
    '--s': skinOf(person, 92),
    '--h': hairOf(person, 74),
    '--c': role('primary'),
    '--r': role('unread'),
    '--i': mix('var(--c)', 34, '#000'),
  };
  const { head } = figure;
  const side = Math.sign(person.turn);
  const ground = `light-dark(${mix(role('secondary'), 34, role('surface-1'))},${mix('var(--c)', 40, role('text-muted'))})`;
  return (
    <PortraitFrame ink={ink} ground={ground}>
      <g opacity=".2">
        <ellipse cx={80 - side * 42} cy="84" rx="62" ry="96" fill="var(--r)" />
        <ellipse cx={80 + side * 34} cy="96" rx="66" ry="84" fill="var(--c)" />
      </g>
      <Part d={figure.backHair} transform={head} fill="var(--h)" opacity=".7" />
      <path d={figure.neck} fill="var(--s)" />
      <path d={figure.body} id={`b${id}`} fill="var(--c)" opacity=".5" />
      <use href={`#b${id}`} transform={`translate(${side * 12} 14)`} />
      <Part d={figure.trim} fill="var(--r)" opacity=".45" />
      <g transform={head}>
        <path d={figure.ears} fill="var(--s)" />
        <path d={figure.face} fill="var(--s)" />
        <Part d={figure.beard + figure.hair} fill="var(--h)" opacity=".82" />
        <Part d={figure.hair} fill="var(--r)" opacity=".3" transform={`translate(${side * 9}-8)`} />
        <Part d={figure.lips} fill="var(--r)" opacity=".85" />
        <path d={figure.eyes + figure.earrings} stroke="var(--i)" strokeWidth="9" />
        <path d={figure.features + figure.lines + figure.glasses + figure.strands} stroke="var(--i)" strokeWidth="2" />
      </g>
      <path d={figure.seams} stroke="var(--i)" strokeWidth=".8" />
    </PortraitFrame>
  );
}
