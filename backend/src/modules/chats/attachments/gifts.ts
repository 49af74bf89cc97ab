/** Drawn by `frontend/components/art/gifts`. A gift that has been given stays one: ids are added, never taken away. */
export const GIFTS = [
  ...(['rose', 'bouquet', 'love_letter', 'chocolates', 'coffee', 'cocktail'] as const),
  ...(['cake', 'ice_cream', 'balloons', 'teddy_bear', 'star', 'song'] as const),
];
export type Gift = (typeof GIFTS)[number];

export const isGift = (id: string): id is Gift => GIFTS.some((gift) => gift === id);
