import { hairOf, mix, role, skinOf } from './colours';
import { type Hand, Part, PortraitFrame } from './portrait-frame';
import sprigs from './sprigs.json';

/** A line drawing; colour was laid on afterwards, a little beside it. Leaves grow where they like. */
export function BotanicalHand({ person, figure, id }: Hand) {
  const ink = {
    '--s': skinOf(person, 94),
    '--h': hairOf(person, 90),
    '--c': role('primary'),
    '--l': role('secondary'),
    '--i': mix('var(--l)', 30, '#000'),
    '--p': mix('var(--c)', 22, `light-dark(#fff,${role('line')})`),
  };
  const { head } = figure;
  const side = Math.sign(person.turn);
  const again = (part: string) => <use href={`#${part}${id}`} />;
  return (
    <PortraitFrame ink={ink} ground={role('surface-2')}>
      <path
        d="M18 96C10 40 50 14 92 20S156 66 146 116 118 210 70 204 24 150 18 96Z"
        fill="var(--p)"
        transform={side < 0 ? 'matrix(-1 0 0 1 160 0)' : undefined}
      />
      <path d={side > 0 ? sprigs.left : sprigs.right} fill="var(--l)" />
      <Part d={figure.backHair} transform={head} fill="var(--h)" />
      <path d={figure.body} fill="var(--c)" stroke="var(--i)" strokeWidth="1.3" />
      <path d={figure.neck} fill="var(--s)" />
      <g transform="translate(3 3)">
        <g transform={head} fill="var(--s)">
          <path id={`f${id}`} d={figure.face} />
          <g fill="var(--h)">
            <Part d={figure.beard} />
            <path id={`h${id}`} d={figure.hair} />
          </g>
        </g>
      </g>
      <g stroke="var(--i)" strokeWidth="1.3">
        <path d={figure.seams} />
        <Part d={figure.trim} fill="var(--p)" />
        <g transform={head} strokeWidth="3">
          <Part d={figure.lips} fill="var(--color-unread)" />
          {again('f')}
          {again('h')}
          <path d={figure.features + figure.strands + figure.lines + figure.glasses} />
          <path d={figure.eyes + figure.earrings} strokeWidth="10" />
        </g>
      </g>
    </PortraitFrame>
  );
}
