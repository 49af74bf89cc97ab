import { clothesOf } from './clothes';
import face from './face.json';
import hair from './hair.json';
import { type Person } from './people';
import { type Frame, onto } from './unit-path';

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

/** The paths of `hair.json` and `face.json` are drawn for a face that reaches from -1 to 1 both ways. */
export function figureOf(person: Person): Figure {
  const head = { x: 0, y: 0, width: person.face * FINE, height: person.height * FINE };
  const looks = { ...head, x: person.turn * head.width };
  const cut = hair[person.hair];
  return {
    ...clothesOf(person),
    backHair: onto(head, cut.back),
    ears: onto(head, face.ears),
    face: onto(head, faceOf(person.jaw)),
    hair: onto(head, cut.front),
    strands: onto(head, cut.strands),
    beard: person.beard === undefined ? '' : onto(head, face.beards[person.beard]),
    lips: person.lips ? onto(looks, face.lips) : '',
    features: onto(looks, featuresOf(person)),
    eyes: onto(looks, face.eyes),
    lines: onto(looks, face.lines[person.lines]),
    glasses: glassesOf(person, looks),
    earrings: person.earrings === true ? onto(head, face.earrings) : '',
    head: `translate(${HEAD_AT.x} ${HEAD_AT.y})scale(.5)rotate(${person.lean} 0 ${Math.round(head.height * 0.9)})`,
  };
}

function faceOf(jaw: number): string {
  return `M-1,-.1C-1,.5 ${-jaw},1 0,1C${jaw},1 1,.5 1,-.1C1,-.72 .6,-1.05 0,-1.05C-.6,-1.05 -1,-.72 -1,-.1Z`;
}

function featuresOf({ lips, beard }: Person): string {
  const { brows, lids, nose, mouths } = face;
  const mouth = beard === 'moustache' ? mouths.underMoustache : lips ? mouths.full : mouths.thin;
  return (lips ? brows.arched + lids.wide : brows.straight + lids.narrow) + nose + mouth;
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
