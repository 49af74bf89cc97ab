import { hairOf, mix, skinOf } from './colours';
import { type Hand, Part, PortraitFrame } from './portrait-frame';

/** An evening: two lights, one near and warm, one far away, and everything takes their colour. */
export function LightsHand({ person, figure, id }: Hand) {
  const ink = {
    'color-scheme': 'dark',
    isolation: 'isolate',
    '--p': 'var(--color-primary)',
    '--q': 'var(--color-secondary)',
    '--u': 'var(--color-unread)',
    '--s': skinOf(person, 90),
    '--h': hairOf(person, 80),
    '--c': mix('var(--q)', 66, 'var(--color-surface-1)'),
    '--i': mix('var(--color-surface-1)', 84, 'var(--p)'),
  };
  const { head } = figure;
  const near = person.turn > 0 ? 132 : 28;
  return (
    <PortraitFrame ink={ink} ground={mix('var(--q)', 34, 'var(--color-surface-1)')}>
      <radialGradient id={`w${id}`}>
        <stop stopColor="var(--u)" />
        <stop offset=".3" stopColor="var(--p)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--p)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`f${id}`}>
        <stop stopColor="var(--q)" />
        <stop offset="1" stopColor="var(--q)" stopOpacity="0" />
      </radialGradient>
      <circle cx={160 - near} cy="70" r="120" fill={`url(#f${id})`} />
      <circle cx={near} cy="60" r="100" fill={`url(#w${id})`} />
      <circle cx={near} cy="30" r="9" fill="var(--u)" opacity=".5" />
      <Part d={figure.backHair} transform={head} fill="var(--h)" />
      <path d={figure.body} fill="var(--c)" />
      <path d={figure.neck} fill="var(--s)" />
      <Part d={figure.trim} fill="var(--q)" />
      <g transform={head}>
        <path d={figure.ears + figure.face} fill="var(--s)" />
        <Part d={figure.beard + figure.hair} fill="var(--h)" />
        <Part d={figure.lips} fill="var(--p)" />
        <path d={figure.features + figure.glasses} stroke="var(--i)" strokeWidth="3.6" />
        <path d={figure.eyes} stroke="var(--i)" strokeWidth="11" />
        <Part d={figure.earrings} stroke="var(--u)" strokeWidth="14" />
      </g>
      <g style={{ mixBlendMode: 'soft-light' }}>
        <circle cx={near} cy="80" r="140" fill={`url(#w${id})`} />
        <circle cx={160 - near} cy="190" r="150" fill={`url(#f${id})`} />
      </g>
    </PortraitFrame>
  );
}
