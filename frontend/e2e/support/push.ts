import { type BrowserContext, type Page } from '@playwright/test';
import { createECDH, randomBytes } from 'node:crypto';
import { query } from './stack';

interface PushMade {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The push of a browser as a test has it. */
interface PushBrowser {
  readonly permission: NotificationPermission;
  /** How its question is answered. */
  readonly answer: NotificationPermission;
  /** Its push service cannot be reached. */
  readonly isOffline: boolean;
}

interface Kept extends PushBrowser {
  readonly subscription: (PushMade & { readonly key: string }) | null;
  readonly made: number;
  /** The questions that it showed, and those of them without a press. */
  readonly questions: number;
  readonly unpressed: number;
}

const KEY = 'test-push';

/** Such as the api takes. */
export const newSubscription = (): PushMade => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/**
 * Gives every page of a browser push: Chromium’s shell for tests denies it, and no push service is to be asked. The
 * browser keeps its subscription from page to page.
 */
export async function giveBrowserPush(context: BrowserContext, start: Partial<PushBrowser> = {}): Promise<void> {
  const subscriptions = Array.from({ length: 6 }, newSubscription);
  const first: Kept = {
    ...{ permission: 'default', answer: 'granted', isOffline: false, ...start },
    ...{ subscription: null, made: 0, questions: 0, unpressed: 0 },
  };
  await context.addInitScript(install, { key: KEY, first, subscriptions });
}

/** Runs in each page. */
function install({ key, first, subscriptions }: { key: string; first: Kept; subscriptions: PushMade[] }): void {
  // Pages without an origin have no storage.
  if (window.origin === 'null') return;
  const kept = (): Kept => ({ ...first, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) });
  const keep = (changed: Partial<Kept>): void => localStorage.setItem(key, JSON.stringify({ ...kept(), ...changed }));
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
  const current = (): object | null => {
    const { subscription } = kept();
    if (subscription === null) return null;
    const { endpoint, p256dh, auth } = subscription;
    return {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes(subscription.key) },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
      unsubscribe: () => {
        keep({ subscription: null });
        return Promise.resolve(true);
      },
    };
  };
  const ask = (): void => {
    const { questions, unpressed } = kept();
    keep({ questions: questions + 1, unpressed: unpressed + (navigator.userActivation.isActive ? 0 : 1) });
  };
  Object.defineProperty(Notification, 'permission', { get: () => kept().permission });
  Notification.requestPermission = () => {
    ask();
    keep({ permission: kept().answer });
    return Promise.resolve(kept().permission);
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(current()),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      const { permission, isOffline, made } = kept();
      if (permission === 'default') ask();
      if (isOffline) return Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'));
      keep({ made: made + 1, subscription: { ...subscriptions[made % 6]!, key: applicationServerKey } });
      return Promise.resolve(current());
    },
  });
}

/** What this browser keeps of push. */
export const keptPush = (page: Page): Promise<Partial<Kept>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>, KEY);

/** Changes it, as its own settings would, behind the page. */
export const changePush = (page: Page, changed: Partial<Kept>): Promise<void> =>
  page.evaluate(
    ([key, next]) => {
      const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...before, ...next }));
    },
    [KEY, changed] as const,
  );

/** The devices that the server sends a member's pushes to. */
export const pushRows = (account: number) =>
  query<{ id: string; locale: string }>(
    'select id, locale from push_subscription where account_id = $1 order by confirmed_at',
    [account],
  );
