import { blockyOf } from './block-shapes';
import { hairOf, mix, role, skinOf } from './colours';
import { type Hand, PortraitFrame } from './portrait-frame';

/** Flat shapes that only make a person beside each other. */
export function BlocksHand({ person }: Hand) {
  const blocky = blockyOf(person);
  const ink = {
    '--s': skinOf(person, 94),
    '--d': mix(skinOf(person, 94), 84, role('primary')),
    '--h': hairOf(person, 90),
    '--c': role('primary'),
    '--y': role('secondary'),
    '--r': role('unread'),
    '--i': 'oklch(.22 .03 262)',
  };
  return (
    <PortraitFrame ink={ink} ground={role('surface-3')}>
      <path d={blocky.tile} fill="var(--y)" />
      <path d={blocky.backHair} fill="var(--h)" />
      <path d={blocky.body} fill="var(--c)" />
      <path d={blocky.sleeve} fill="var(--r)" />
      <path d="M66 120H80V158H66Z" fill="var(--s)" />
      <path d="M80 120H94V158H80Z" fill="var(--d)" />
      <path d={blocky.collar} fill="var(--y)" />
      <path d={blocky.left} fill="var(--s)" />
      <path d={blocky.right} fill="var(--d)" />
      <path d={blocky.hair} fill="var(--h)" />
      <path d={blocky.mouth} fill="var(--r)" />
      <path d={blocky.lines} stroke="var(--i)" strokeWidth="2.6" strokeLinecap="butt" />
      <path d={blocky.eyes} stroke="var(--i)" strokeWidth="7" />
      <path d={blocky.earrings} stroke="var(--y)" strokeWidth="10" />
    </PortraitFrame>
  );
}
