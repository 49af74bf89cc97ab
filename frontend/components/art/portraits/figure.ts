import { clothesOf } from './clothes';
import { BEARDS, CUTS } from './hair';
import { type Person } from './people';
import { type Frame, mirrored, onto } from './unit-path';

/** A person as paths, from back to front, in a frame of 160 × 200. */
export interface Figure {
  readonly backHair: string;
  readonly body: string;
  /** Neck and what the neckline leaves free. */
  readonly neck: string;
  /** Collar, scarf or lapels, above the neck. */
  readonly trim: string;
  readonly seams: string;
  readonly ears: string;
  readonly face: string;
  readonly hair: string;
  readonly strands: string;
  readonly beard: string;
  readonly lips: string;
  /** As lines: brows, lids, nose and mouth. */
  readonly features: string;
  /** As dots: a line without length, with round ends. */
  readonly eyes: string;
  readonly lines: string;
  readonly glasses: string;
  readonly earrings: string;
  /** The position of the head and its tilt, applied to everything from hair to earrings. */
  readonly head: string;
}

/** The head has its own grid, twice as fine, around its middle. */
const FINE = 2.5;
const HEAD_AT = { x: 80, y: 90 };

export function figureOf(person: Person): Figure {
  const head = { x: 0, y: 0, width: person.face * FINE, height: person.height * FINE };
  const looks = { ...head, x: person.turn * head.width };
  const cut = CUTS[person.hair];
  return {
    ...clothesOf(person),
    backHair: onto(head, cut.back),
    ears: onto(head, 'M-.96,-.1C-1.24,-.2 -1.2,.32 -.94,.3ZM.96,-.1C1.24,-.2 1.2,.32 .94,.3Z'),
    face: onto(head, faceOf(person.jaw)),
    hair: onto(head, cut.front),
    strands: onto(head, cut.strands),
    beard: person.beard === undefined ? '' : onto(head, BEARDS[person.beard]),
    lips: person.lips ? onto(looks, LIPS) : '',
    features: onto(looks, featuresOf(person)),
    eyes: onto(looks, 'M-.41,.03L-.41,.03M.41,.03L.41,.03'),
    lines: onto(looks, LINES[person.lines]),
    glasses: glassesOf(person, looks),
    earrings: person.earrings === true ? onto(head, 'M-1.08,.4L-1.08,.4M1.08,.4L1.08,.4') : '',
    head: `translate(${HEAD_AT.x} ${HEAD_AT.y})scale(.5)rotate(${person.lean} 0 ${Math.round(head.height * 0.9)})`,
  };
}

function faceOf(jaw: number): string {
  return `M-1,-.1C-1,.5 ${-jaw},1 0,1C${jaw},1 1,.5 1,-.1C1,-.72 .6,-1.05 0,-1.05C-.6,-1.05 -1,-.72 -1,-.1Z`;
}

const LIPS = 'M-.31,.54C-.18,.46 -.08,.45 0,.49C.08,.45 .18,.46 .31,.54Q0,.82 -.31,.54Z';

const LINES = {
  0: '',
  1: 'M-.5,.36Q-.58,.46 -.52,.58M.5,.36Q.58,.46 .52,.58',
  2: 'M-.46,.32Q-.58,.44 -.5,.6M.46,.32Q.58,.44 .5,.6M-.58,.18Q-.42,.26 -.26,.18M.58,.18Q.42,.26 .26,.18',
} as const;

function featuresOf({ lips, beard }: Person): string {
  const brow = lips ? 'M-.64,-.2Q-.44,-.36 -.2,-.24' : 'M-.66,-.2Q-.44,-.32 -.2,-.2';
  const lid = lips ? 'M-.64,.06Q-.58,-.1 -.4,-.1Q-.26,-.1 -.2,.05' : 'M-.6,.02Q-.42,-.12 -.22,.03';
  const mouth = lips ? 'M-.31,.54Q0,.64 .31,.54' : 'M-.28,.56Q0,.7 .28,.56';
  const nose = 'M.06,-.02C.08,.12 .2,.24 .13,.3C.08,.34 0,.34 -.07,.31';
  return [brow, mirrored(brow), lid, mirrored(lid), nose, beard === 'moustache' ? 'M-.2,.66Q0,.74 .2,.66' : mouth].join(
    '',
  );
}

function glassesOf({ glasses }: Person, { x, width, height }: Frame): string {
  if (glasses === undefined) return '';
  const y = Math.round(height * 0.03);
  const r = Math.round(width * 0.3);
  const lens = (side: number): string => {
    const left = Math.round(x + side * width * 0.41 - r);
    if (glasses === 'round') return `M${left} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    return `M${left} ${y - Math.round(r * 0.7)}h${2 * r}l-3 ${Math.round(r * 1.4)}h${6 - 2 * r}Z`;
  };
  const bridge = `M${Math.round(x - width * 0.11)} ${y}q${Math.round(width * 0.11)}-6 ${Math.round(width * 0.22)} 0`;
  return lens(-1) + lens(1) + bridge;
}
