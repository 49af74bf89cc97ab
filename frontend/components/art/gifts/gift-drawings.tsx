import { type ReactNode } from 'react';
import { type components } from '../../../lib/api/schema';
import { Bloom, Dot, Heart, LIGHT, Line, PALE, PRIMARY, SECONDARY, SOFT, UNREAD } from './gift-shapes';

export type Gift = components['schemas']['GiftName'];

const ROSE = (
  <>
    <Line d="M48 46C50 62 46 74 48 90" width={5} />
    <path d="M48 70C58 60 70 60 76 64C70 74 58 76 48 70Z" fill={SECONDARY} />
    <path d="M48 80C40 70 28 68 22 72C26 82 38 86 48 80Z" fill={SECONDARY} />
    <path d="M24 22C24 46 36 52 48 52S72 46 72 22C64 24 60 16 48 8C36 16 32 24 24 22Z" fill={PRIMARY} />
    <Line d="M34 26C38 40 50 42 60 24M40 20C44 30 54 30 56 18" colour={LIGHT} width={3} />
  </>
);

const BOUQUET = (
  <>
    <path d="M20 50H76L52 92H44Z" fill={SOFT} />
    <Line d="M34 50L46 78M62 50L50 78" width={3} />
    <Bloom x={30} y={34} size={1.05} colour={PRIMARY} />
    <Bloom x={66} y={34} size={1.05} colour={UNREAD} />
    <Bloom x={48} y={26} size={1.2} colour={SECONDARY} />
    <Line d="M38 76H58" colour={PRIMARY} width={6} />
  </>
);

const LOVE_LETTER = (
  <>
    <rect x="10" y="24" width="76" height="54" rx="7" fill={PALE} />
    <Line d="M12 74L38 52M84 74L58 52" colour={PRIMARY} width={3} />
    <path d="M12 28L48 58L84 28Q84 24 78 24H18Q12 24 12 28Z" fill={PRIMARY} />
    <Heart x={48} y={56} size={0.62} colour={UNREAD} />
  </>
);

const CHOCOLATES = (
  <>
    <path d="M48 86C2 56 12 18 32 20C42 21 48 30 48 34C48 30 54 21 64 20C84 18 94 56 48 86Z" fill={PRIMARY} />
    <path
      d="M48 76C14 53 20 29 34 30C42 31 48 38 48 43C48 38 54 31 62 30C76 29 82 53 48 76Z"
      fill={LIGHT}
      opacity=".9"
    />
    <Dot x={36} y={44} r={8} colour={SECONDARY} />
    <rect x="52" y="37" width="15" height="14" rx="4" fill={UNREAD} />
    <Dot x={48} y={61} r={8} colour={SECONDARY} />
    <Line d="M32 43q4-4 8 0M44 60q4-4 8 0" colour={LIGHT} width={2} />
  </>
);

const COFFEE = (
  <>
    <Line d="M36 30c-4-6 4-9 0-16M52 30c-4-6 4-9 0-16" colour={SOFT} />
    <path d="M16 38H72V62Q72 82 52 82H36Q16 82 16 62Z" fill={PRIMARY} />
    <Line d="M72 46h6q10 0 10 10t-10 10h-6" colour={PRIMARY} width={6} />
    <Heart x={44} y={60} size={0.62} colour={LIGHT} />
    <Line d="M14 90H74" width={5} />
  </>
);

const COCKTAIL = (
  <>
    <path d="M14 22H82L48 58Z" fill={SOFT} />
    <path d="M24 32H72L48 58Z" fill={PRIMARY} />
    <Line d="M48 58V86M32 88H64" width={5} />
    <Line d="M58 42L74 8" colour={UNREAD} width={3} />
    <Dot x={36} y={30} r={8} colour={UNREAD} />
    <Line d="M12 22H84" colour={SECONDARY} width={4} />
  </>
);

const CAKE = (
  <>
    <Line d="M48 32V20" colour={UNREAD} width={5} />
    <path d="M48 4Q56 14 48 20Q40 14 48 4Z" fill={UNREAD} />
    <rect x="26" y="32" width="44" height="24" rx="6" fill={PRIMARY} />
    <rect x="14" y="54" width="68" height="30" rx="7" fill={SECONDARY} />
    <path d="M26 36q0-4 6-4h32q6 0 6 4v6q-5 6-11 0t-11 0t-11 0t-11 0z" fill={LIGHT} />
    <path d="M14 60q0-6 7-6h54q7 0 7 6v4q-6 8-11 0t-12 0t-11 0t-11 0t-12 0t-11 0z" fill={PALE} />
    <Line d="M8 88H88" colour={PRIMARY} width={5} />
  </>
);

const ICE_CREAM = (
  <>
    <path d="M28 50H68L48 92Z" fill={UNREAD} />
    <Line d="M36 54L54 78M60 54L42 78" colour={LIGHT} width={2.5} />
    <Dot x={34} y={40} r={16} colour={SECONDARY} />
    <Dot x={62} y={40} r={16} colour={PALE} />
    <Dot x={48} y={26} r={18} colour={PRIMARY} />
    <Line d="M40 20q4-7 12-5" colour={LIGHT} width={3} />
  </>
);

const BALLOONS = (
  <>
    <Line d="M28 52Q40 66 48 92M68 50Q58 66 48 92M48 40V92" width={2.5} />
    <ellipse cx="26" cy="34" rx="16" ry="20" fill={UNREAD} />
    <ellipse cx="70" cy="32" rx="16" ry="20" fill={SECONDARY} />
    <ellipse cx="48" cy="26" rx="18" ry="22" fill={PRIMARY} />
    <Line d="M40 18q3-6 9-6M19 28q2-5 6-6" colour={LIGHT} width={3} />
  </>
);

const TEDDY_BEAR = (
  <>
    <Dot x={26} y={22} r={12} colour={SECONDARY} />
    <Dot x={70} y={22} r={12} colour={SECONDARY} />
    <Dot x={26} y={22} r={6} colour={PALE} />
    <Dot x={70} y={22} r={6} colour={PALE} />
    <ellipse cx="48" cy="78" rx="26" ry="17" fill={SECONDARY} />
    <Dot x={48} y={40} r={29} colour={SECONDARY} />
    <ellipse cx="48" cy="50" rx="14" ry="11" fill={LIGHT} />
    <Dot x={37} y={36} r={3.5} colour={LIGHT} />
    <Dot x={59} y={36} r={3.5} colour={LIGHT} />
    <Heart x={48} y={47} size={0.2} colour={PRIMARY} />
    <Line d="M43 54q5 4 10 0" colour={SECONDARY} width={2.5} />
    <Heart x={48} y={80} size={0.6} colour={PRIMARY} />
  </>
);

const STAR = (
  <>
    <path
      d="M48 8Q52 8 54 13L62 32L82 34Q92 35 85 43L70 57L75 78Q76 88 67 83L48 72L29 83Q20 88 21 78L26 57L11 43Q4 35 14 34L34 32L42 13Q44 8 48 8Z"
      fill={UNREAD}
    />
    <Dot x={39} y={46} r={3.5} colour={LIGHT} />
    <Dot x={57} y={46} r={3.5} colour={LIGHT} />
    <Line d="M38 56q10 10 20 0" colour={LIGHT} />
  </>
);

const SONG = (
  <>
    <path d="M36 20L80 12V26L36 34Z" fill={PRIMARY} />
    <Line d="M39 24V72M77 16V64" colour={PRIMARY} width={6} />
    <ellipse cx="29" cy="74" rx="13" ry="10" fill={SECONDARY} transform="rotate(-14 29 74)" />
    <ellipse cx="67" cy="66" rx="13" ry="10" fill={SECONDARY} transform="rotate(-14 67 66)" />
    <Heart x={18} y={30} size={0.5} colour={UNREAD} />
  </>
);

/** Ninety-six units square, in the brand's colours. */
export const GIFT_DRAWINGS: Readonly<Record<Gift, ReactNode>> = {
  rose: ROSE,
  bouquet: BOUQUET,
  love_letter: LOVE_LETTER,
  chocolates: CHOCOLATES,
  coffee: COFFEE,
  cocktail: COCKTAIL,
  cake: CAKE,
  ice_cream: ICE_CREAM,
  balloons: BALLOONS,
  teddy_bear: TEDDY_BEAR,
  star: STAR,
  song: SONG,
};
