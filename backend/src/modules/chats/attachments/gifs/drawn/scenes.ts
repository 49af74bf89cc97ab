import { type DrawnGif } from './drawn-ids';
import { CORAL, CREAM, INK, MINT, PLUM, ROSE, SKY, SUN, face, heart, motion, moving, note, star } from './shapes';

interface Scene {
  readonly paper: string;
  readonly motion: string;
  readonly drawing: string;
}

const there = (name: string, seconds: number, from: string, to: string): string =>
  motion(name, seconds, `0%,100%{transform:${from}}50%{transform:${to}}`);
const away = (name: string, seconds: number, to: string): string =>
  motion(name, seconds, `0%{transform:none;opacity:0}20%{opacity:1}100%{transform:${to};opacity:0}`);

const glass = (colour: string): string =>
  `<path d="M-24-46h48l-5 40q-3 18-19 18t-19-18z" fill="#fff" opacity=".9"/><path d="M-22-28h44l-3 22q-3 16-19 16t-19-16z" fill="${colour}"/>` +
  `<path d="M0 12v34M-16 46h32" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

const CONFETTI = [CORAL, SUN, MINT, SKY, ROSE, PLUM]
  .map((colour, at) => {
    const [x, y] = [70 + at * 24, 34 + ((at * 29) % 40)];
    return moving(`c${at % 3}`, `<rect x="${x}" y="${y}" width="11" height="16" rx="3" fill="${colour}"/>`);
  })
  .join('');

export const SCENES: Readonly<Record<DrawnGif, Scene>> = {
  wave: {
    paper: '#cfe6ff',
    motion:
      '.w{animation:w .9s ease-in-out infinite;transform-origin:20% 90%}@keyframes w{0%,100%{transform:rotate(-14deg)}50%{transform:rotate(22deg)}}',
    drawing:
      face({ x: 104, y: 100, colour: SUN, eyes: 'open', mouth: 'smile' }) +
      moving(
        'w',
        `<g fill="${SUN}" stroke="#e5a92c" stroke-width="3"><rect x="178" y="42" width="14" height="40" rx="7"/><rect x="192" y="38" width="14" height="44" rx="7"/><rect x="206" y="46" width="13" height="38" rx="6"/><rect x="164" y="72" width="26" height="14" rx="7"/><path d="M176 74h43v24q-2 20-22 20t-21-20z" stroke="none"/></g>`,
      ),
  },
  heart: {
    paper: '#ffe1e6',
    motion:
      motion('b', 1, '0%,40%,100%{transform:scale(1)}15%{transform:scale(1.16)}28%{transform:scale(.98)}') +
      away('u', 2, 'translateY(-46px)') +
      away('v', 2.6, 'translate(10px,-56px)'),
    drawing:
      moving('b', heart(120, 94, 3.1, CORAL)) +
      moving('u', heart(48, 86, 0.7, ROSE)) +
      moving('v', heart(194, 96, 0.9, ROSE)),
  },
  laugh: {
    paper: '#fff0c9',
    motion:
      there('s', 0.35, 'translateY(0) rotate(-3deg)', 'translateY(-5px) rotate(3deg)') +
      away('t', 0.9, 'translate(-14px,26px)') +
      away('r', 0.9, 'translate(14px,26px)'),
    drawing:
      moving('s', face({ x: 120, y: 92, size: 1.15, colour: SUN, eyes: 'closed', mouth: 'laugh' })) +
      moving('t', `<ellipse cx="66" cy="92" rx="6" ry="9" fill="${SKY}"/>`) +
      moving('r', `<ellipse cx="174" cy="92" rx="6" ry="9" fill="${SKY}"/>`),
  },
  thumbs_up: {
    paper: '#d6f3e8',
    motion:
      there('j', 0.8, 'rotate(0) translateY(5px)', 'rotate(-10deg) translateY(-9px)') +
      there('k', 0.8, 'scale(.4)', 'scale(1.1)'),
    drawing:
      moving(
        'j',
        `<g fill="${SUN}" stroke="#e5a92c" stroke-width="3"><path d="M104 88q14-18 14-42q0-14 12-14q14 0 14 20q0 14-5 26z"/><rect x="100" y="76" width="66" height="20" rx="10"/><rect x="100" y="96" width="68" height="20" rx="10"/><rect x="100" y="116" width="62" height="19" rx="9"/><path d="M72 84h36v54H72z" stroke="none"/></g><rect x="52" y="80" width="24" height="62" rx="7" fill="${MINT}"/>`,
      ) +
      moving('k', star(190, 48, 1.3, CORAL)) +
      moving('k', star(60, 44, 0.9, PLUM)),
  },
  cheers: {
    paper: '#efe2f8',
    motion:
      there('l', 1.2, 'rotate(-8deg)', 'translateX(12px) rotate(12deg)') +
      there('m', 1.2, 'rotate(8deg)', 'translateX(-12px) rotate(-12deg)') +
      motion('p', 1.2, '0%,35%,75%,100%{transform:scale(0)}52%{transform:scale(1.2)}'),
    drawing:
      moving('l', `<g transform="translate(80 102)">${glass(CORAL)}</g>`) +
      moving('m', `<g transform="translate(160 102)">${glass(SUN)}</g>`) +
      moving('p', star(120, 40, 1.8, PLUM)),
  },
  party: {
    paper: '#dbe9ff',
    motion:
      there('c0', 1.1, 'rotate(0)', 'translateY(-16px) rotate(80deg)') +
      there('c1', 0.9, 'rotate(20deg)', 'translateY(18px) rotate(-60deg)') +
      there('c2', 1.3, 'rotate(-30deg)', 'translate(6px,-20px) rotate(120deg)') +
      there('h', 0.8, 'rotate(-4deg)', 'rotate(5deg) scale(1.04)'),
    drawing:
      CONFETTI +
      moving(
        'h',
        `${face({ x: 120, y: 122, size: 0.85, colour: ROSE, eyes: 'closed', mouth: 'laugh' })}<path d="M120 32l28 46q-28 12-56 0z" fill="${PLUM}"/><circle cx="120" cy="32" r="9" fill="${SUN}"/>`,
      ),
  },
  hug: {
    paper: '#ffe8d4',
    motion:
      there('a', 1.6, 'translateX(-10px)', 'translateX(9px) rotate(6deg)') +
      there('d', 1.6, 'translateX(10px)', 'translateX(-9px) rotate(-6deg)') +
      away('e', 1.6, 'translateY(-26px)'),
    drawing:
      moving('a', face({ x: 82, y: 108, size: 0.95, colour: SUN, eyes: 'closed', mouth: 'smile' })) +
      moving('d', face({ x: 158, y: 108, size: 0.95, colour: MINT, eyes: 'closed', mouth: 'smile' })) +
      moving('e', heart(120, 42, 0.9, CORAL)),
  },
  kiss: {
    paper: '#ffdbe7',
    motion:
      there('n', 1.8, 'rotate(-3deg)', 'rotate(4deg)') +
      motion(
        'f',
        1.8,
        '0%,20%{transform:scale(.2);opacity:0}45%{opacity:1}100%{transform:translate(56px,-34px) scale(1.5);opacity:0}',
      ),
    drawing:
      moving('n', face({ x: 98, y: 98, colour: SUN, eyes: 'wink', mouth: 'kiss' })) +
      moving('f', heart(150, 104, 0.9, CORAL)),
  },
  wow: {
    paper: '#d8f1ef',
    motion:
      motion('o', 1.4, '0%,100%{transform:scale(1)}40%{transform:scale(1.12) translateY(-4px)}') +
      there('q', 0.7, 'scale(.5)', 'scale(1.2)'),
    drawing:
      moving('o', face({ x: 120, y: 98, colour: SKY, eyes: 'wide', mouth: 'oh' })) +
      moving('q', star(42, 54, 1.4, SUN)) +
      moving('q', star(198, 50, 1.1, CORAL)) +
      moving('q', star(204, 136, 0.8, PLUM)),
  },
  coffee: {
    paper: '#f3e4d4',
    motion: away('x', 2, 'translateY(-22px)') + away('y', 2.5, 'translateY(-26px)'),
    drawing:
      `<path d="M70 78h88v44q0 30-30 30h-28q-30 0-30-30z" fill="${CORAL}"/><path d="M158 90h10q16 0 16 16t-16 16h-10" fill="none" stroke="${CORAL}" stroke-width="11"/><ellipse cx="114" cy="78" rx="44" ry="9" fill="#6b3f2a"/>` +
      heart(114, 116, 0.9, CREAM) +
      moving(
        'x',
        '<path d="M100 60q-8-12 0-22t0-20" fill="none" stroke="#b79a86" stroke-width="6" stroke-linecap="round"/>',
      ) +
      moving(
        'y',
        '<path d="M128 60q8-12 0-22t0-20" fill="none" stroke="#b79a86" stroke-width="6" stroke-linecap="round"/>',
      ),
  },
  good_night: {
    paper: '#2b2350',
    motion:
      there('g', 3, 'rotate(-4deg)', 'rotate(4deg)') +
      there('i', 1.6, 'scale(.5)', 'scale(1.15)') +
      away('z', 2.4, 'translate(16px,-28px)'),
    drawing:
      moving(
        'g',
        `<path d="M132 36a58 58 0 1 0 42 96a48 48 0 0 1-42-96z" fill="${SUN}"/><g transform="translate(88 100)"><path d="M-14 2q8 8 16 0M-9 26q9 7 17-2" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/></g>`,
      ) +
      moving('i', star(196, 44, 0.9, CREAM)) +
      moving('i', star(46, 40, 0.7, CREAM)) +
      moving(
        'z',
        `<path d="M172 84h20l-20 22h20" fill="none" stroke="${CREAM}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
      ),
  },
  dance: {
    paper: '#fde9f3',
    motion:
      there('da', 0.7, 'translateX(-9px) rotate(-8deg)', 'translate(9px,-9px) rotate(8deg)') +
      away('nb', 1.5, 'translateY(-34px)') +
      away('nc', 2.1, 'translateY(-30px)'),
    drawing:
      moving(
        'da',
        `<path d="M76 96q-30-6-30-36M164 96q30 0 34 28M104 138v26M136 138v26" fill="none" stroke="${PLUM}" stroke-width="11" stroke-linecap="round"/>${face({ x: 120, y: 96, size: 0.92, colour: ROSE, eyes: 'closed', mouth: 'smile' })}`,
      ) +
      moving('nb', note(198, 74, PLUM)) +
      moving('nc', note(40, 132, CORAL)),
  },
};
