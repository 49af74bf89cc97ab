/** Its own colours, not a brand's: a picture travels into the other one's page as it is. */
export const INK = '#3a2340';
export const SUN = '#ffc94d';
export const CORAL = '#ff7a6b';
export const ROSE = '#ff9eb5';
export const MINT = '#5cc8a8';
export const SKY = '#6aa9ff';
export const PLUM = '#7a4b9d';
export const CREAM = '#fff3e2';

type Eyes = 'open' | 'closed' | 'wink' | 'wide';
type Mouth = 'smile' | 'laugh' | 'oh' | 'kiss';

const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;
const stroke = (path: string, width = 5): string =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round"/>`;

const EYES: Readonly<Record<Eyes, string>> = {
  open: dot(-17, -8, 5) + dot(17, -8, 5),
  closed: stroke('M-25-6q8-9 16 0') + stroke('M9-6q8-9 16 0'),
  wink: dot(-17, -8, 5) + stroke('M9-6q8-9 16 0'),
  wide: `<g fill="#fff"><circle cx="-18" cy="-10" r="11"/><circle cx="18" cy="-10" r="11"/></g>${dot(-18, -10, 5)}${dot(18, -10, 5)}`,
};
const MOUTHS: Readonly<Record<Mouth, string>> = {
  smile: stroke('M-18 12q18 20 36 0'),
  laugh: `<path d="M-24 8h48q-2 30-24 30t-24-30z" fill="${INK}"/><path d="M-13 32q13-10 26 0q-6 6-13 6t-13-6z" fill="${CORAL}"/>`,
  oh: `<ellipse cx="0" cy="22" rx="10" ry="13" fill="${INK}"/>`,
  kiss: `<circle cx="4" cy="18" r="6" fill="${INK}"/>`,
};

export interface Face {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly colour: string;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
}

/** A round head with cheeks, its middle at a point. */
export const face = ({ x, y, size = 1, colour, eyes, mouth }: Face): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="54" fill="${colour}"/>` +
  `<g fill="${CORAL}" opacity=".55"><circle cx="-34" cy="10" r="8"/><circle cx="34" cy="10" r="8"/></g>` +
  `${EYES[eyes]}${MOUTHS[mouth]}</g>`;

/** A heart as wide as `size` times forty, its middle at a point. */
export const heart = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 17C-28-2-20-20-9-19C-3-18 0-13 0-10C0-13 3-18 9-19C20-20 28-2 0 17Z" fill="${colour}"/></g>`;

export const star = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-12Q2-2 12 0Q2 2 0 12Q-2 2-12 0Q-2-2 0-12Z" fill="${colour}"/></g>`;

export const note = (x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})" fill="${colour}"><ellipse cx="-5" cy="14" rx="8" ry="6"/><path d="M-1 14V-14l16 5v7l-12-4v20z"/></g>`;

/** What moves, by the name of its movement. */
export const moving = (name: string, drawing: string): string => `<g class="${name}">${drawing}</g>`;

/** A movement that goes there and back for ever. */
export const motion = (name: string, seconds: number, frames: string): string =>
  `.${name}{animation:${name} ${seconds}s ease-in-out infinite}@keyframes ${name}{${frames}}`;
