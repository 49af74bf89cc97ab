/** Whether this browser shows the member's push notifications, as far as the page knows. */
export type PushState = 'not_capable' | 'not_known' | 'not_subscribed' | 'subscribed' | 'denied';

/** The facts that the browser and the server tell; undefined for what has not been told yet. */
export interface PushFacts {
  /** Whether the page came safely: browsers offer the rest only then. */
  readonly isSecure: boolean;
  readonly hasWorkers: boolean;
  readonly hasPush: boolean;
  readonly hasNotifications: boolean;
  /** Whether the browser took our worker. Private windows of some browsers refuse. */
  readonly isRegistered: boolean | undefined;
  readonly permission: NotificationPermission | undefined;
  /** The browser's own subscription; null where it has none. */
  readonly subscription: { readonly hash: string; readonly key: string } | null | undefined;
  /** The key that the brand signs with; null where the brand sends no pushes. */
  readonly key: string | null | undefined;
  /** The hashes of the endpoints that the server sends this member's pushes to. */
  readonly known: readonly string[] | undefined;
}

/**
 * The state of push in this browser. The server's word counts: a browser may keep a subscription that the server has dropped,
 * and would never get a push by it.
 */
export function stateOf(facts: PushFacts): PushState {
  const { permission, subscription, key, known } = facts;
  const isCapable = facts.isSecure && facts.hasWorkers && facts.hasPush && facts.hasNotifications;
  if (!isCapable || facts.isRegistered === false || key === null) return 'not_capable';
  if (permission === 'denied') return 'denied';
  if (permission === undefined || facts.isRegistered === undefined) return 'not_known';
  if (permission === 'default') return 'not_subscribed';
  if (subscription === undefined) return 'not_known';
  if (subscription === null) return 'not_subscribed';
  if (key === undefined || known === undefined) return 'not_known';
  return subscription.key === key && known.includes(subscription.hash) ? 'subscribed' : 'not_subscribed';
}
