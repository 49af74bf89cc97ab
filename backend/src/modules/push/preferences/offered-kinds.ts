/** The kinds of which there are push notifications, with what holds for members who have not chosen. */
const DEFAULTS = { messages: true, likes: true, matches: true, account: true } as const;

export type OfferedKind = keyof typeof DEFAULTS;

export const OFFERED_KINDS = Object.keys(DEFAULTS) as readonly OfferedKind[];

export const isOffered = (kind: string): kind is OfferedKind => Object.hasOwn(DEFAULTS, kind);

/** Whether a kind is on where the member's own choices (`push_preference`) say `chosen`. */
export const isKindOn = (kind: OfferedKind, chosen: boolean | undefined): boolean => chosen ?? DEFAULTS[kind];

/** News of the account cannot be turned off, since its owner has to know: they end with the devices. */
export const isAlwaysOn = (kind: OfferedKind): boolean => kind === 'account';
