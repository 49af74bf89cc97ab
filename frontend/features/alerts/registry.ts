import { installWay, isOftenHere, watchInstall } from '../../lib/install-offer';
import { knownMember, type Member, watchMember } from '../../lib/member';
import { ROUTES } from '../../site/routes';
import { isUnconfirmed } from './unconfirmed';

/** Tells whether there is reason for an alert, once that is known and whenever it changes. Returns how to stop it. */
type Watch = (tell: (reason: boolean) => void) => () => void;

interface Kind {
  readonly watch: Watch;
  /** The days for which a dismissal holds; undefined: until the reason has gone and come again. */
  readonly restDays?: number;
  /** The paths of pages that say the same themselves; the alert is not shown there. */
  readonly quietOn?: string;
  /** It passes soon, and says what holds on every page. */
  readonly isPassing?: boolean;
}

const nothing = (): void => undefined;

const offline: Watch = (tell) => {
  const look = (): void => tell(!navigator.onLine);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
};

/** The reason lies in the settings: the page carries the alert only where there is one. */
const always: Watch = (tell) => {
  tell(true);
  return nothing;
};

const ofMember =
  (isReason: (member: Member) => boolean): Watch =>
  (tell) => {
    const look = (): void => {
      const member = knownMember();
      if (member !== undefined) tell(member !== null && isReason(member));
    };
    look();
    return watchMember(look);
  };

/** A member who comes back, in a browser that lets us offer the app. */
const installable: Watch = (tell) => {
  const look = (): void => tell(Boolean(knownMember()) && installWay() === 'button' && isOftenHere());
  const stops = [watchMember(look), watchInstall(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
};

/** Every alert that there is, the most important first: one is shown at a time. One more is a name here, its texts in the catalogue, and its place in `alerts.tsx`. */
const ALERTS = {
  offline: { watch: offline, isPassing: true },
  unconfirmed: {
    watch: ofMember(isUnconfirmed),
    restDays: 1,
    quietOn: `${ROUTES['swipe-game']}|${ROUTES.chats}/\\d+|${ROUTES.members}/\\d+/chat`,
  },
  photo: { watch: ofMember(({ profile }) => profile.main_image === null), restDays: 7, quietOn: ROUTES.profile },
  signup_closed: { watch: always, restDays: 30 },
  install: { watch: installable, restDays: 90 },
} as const satisfies Readonly<Record<string, Kind>>;
export type AlertName = keyof typeof ALERTS;

export const kindOf = (name: AlertName): Kind => ALERTS[name];

/** Pages on which somebody is busy with what an alert would speak of, or with money or settings. */
const QUIET = [
  '/signup',
  '/complete-signup',
  '/notifications',
  '/activate/do',
  '/activate/done',
  '/credits',
  '/directdebit',
  '/premium',
  '/lang-config',
  '/mail-change',
];

/** A pattern of the paths where nobody is told. */
export function quietPaths({ quietOn }: Pick<Kind, 'quietOn'> = {}): string {
  return `^(${[...QUIET, ...(quietOn === undefined ? [] : [quietOn])].join('|')})(/|$)`;
}

export const isQuiet = (path: string, kind: Pick<Kind, 'quietOn'> = {}): boolean =>
  new RegExp(quietPaths(kind)).test(path);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a dismissal, at a time that may be unknown, still holds. */
export function rests({ restDays }: Pick<Kind, 'restDays'>, dismissed: number | undefined, now = Date.now()): boolean {
  return restDays !== undefined && dismissed !== undefined && now - dismissed < restDays * DAY_MS;
}
