import { hairOf, mix, role, skinOf } from './colours';
import { type Hand, Part, PortraitFrame } from './portrait-frame';

/** A broad line of thin dashes: a shade cut into wood. */
const HATCH = {
  stroke: 'var(--i)',
  strokeWidth: 180,
  strokeDasharray: '2 4',
  strokeLinecap: 'butt',
  opacity: 0.5,
} as const;

/** An old print: few inks, a low sun from one side, the other side hatched in lines. */
export function LongSunHand({ person, figure, id }: Hand) {
  const ink = {
    '--u': role('primary'),
    '--d': `light-dark(${mix('var(--u)', 62, 'white')},${mix('var(--u)', 80, 'white')})`,
    '--s': mix(skinOf(person, 94), 86, 'var(--u)'),
    '--h': mix(hairOf(person, 88), 86, 'var(--u)'),
    '--c': mix(role('secondary'), 70, 'var(--u)'),
    '--i': 'oklch(.24 .04 45)',
  };
  const { head } = figure;
  const side = Math.sign(person.turn);
  return (
    <PortraitFrame ink={ink} ground={mix('var(--u)', 22, role('surface-1'))}>
      <clipPath id={`c${id}`}>
        <use href={`#f${id}`} />
      </clipPath>
      <circle cx={80 + side * 24} cy="86" r="72" fill="var(--d)" />
      <path d="M0 150H160V200H0Z" fill="var(--d)" opacity=".6" />
      <Part d={figure.backHair} transform={head} fill="var(--h)" />
      <path id={`b${id}`} d={figure.body} fill="var(--c)" />
      <path d={figure.neck} fill="var(--s)" />
      <Part d={figure.trim} fill="var(--color-surface-2)" />
      <g transform={head}>
        <path d={figure.ears} fill="var(--s)" />
        <path id={`f${id}`} d={figure.face} fill="var(--s)" />
        <g clipPath={`url(#c${id})`}>
          <path d={`M${person.turn * 90 - side * 96}-200l${side * 20} 400`} {...HATCH} />
        </g>
        <Part d={figure.beard + figure.hair} fill="var(--h)" />
        <Part d={figure.lips} fill="var(--color-unread)" opacity=".7" />
      </g>
      <g transform={head} stroke="var(--i)">
        <path d={figure.features + figure.glasses} strokeWidth="3.4" />
        <Part d={figure.lines + figure.strands} strokeWidth="1.8" opacity=".6" />
        <path d={figure.eyes + figure.earrings} strokeWidth="10" />
      </g>
    </PortraitFrame>
  );
}
