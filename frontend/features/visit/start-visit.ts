import { followPageLanguage } from '../../lib/locale-cookie';
import { tellVisitor } from '../../lib/visitor';
import { getVisitor } from './api/get-visitor';
import { hasSource } from './api/has-source';
import { recordVisit } from './api/record-visit';
import { beaconAddress, readLanding } from './landing';

/** Followed or typed: what makes a visit more than a glance. */
const ACTS = ['click', 'submit', 'input'] as const;

/** A document is landed on once, however often its parts are put together anew. */
let reported: ReturnType<typeof report> | undefined;

function report() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = navigation?.type ?? 'navigate';
  const landing = readLanding({ address: window.location.href, referrer: document.referrer, type });
  return { landing, recorded: landing === undefined ? Promise.resolve(undefined) : recordVisit(landing) };
}

/** Asks where the visitor is, reports a landing, and tells the api whenever the page is hidden. Returns its end. */
export function startVisit({ revision, gated }: { revision: number; gated: boolean }): () => void {
  followPageLanguage();
  const ending = new AbortController();
  const { signal } = ending;
  void getVisitor(revision, signal).then((visitor) => {
    if (visitor !== undefined) tellVisitor(visitor);
  });

  const { landing, recorded } = (reported ??= report());
  let visit: string | undefined;
  let acted = false;
  void recorded.then(async (answer) => {
    visit = answer?.visit;
    const known = answer?.has_source ?? (gated && (await hasSource(signal)));
    if (known) document.documentElement.dataset['source'] = '';
  });
  if (landing?.lb === true) {
    const act = (event: Event): void => {
      const followed = event.target instanceof Element && event.target.closest('a, button, summary, label') !== null;
      acted ||= event.type !== 'click' || followed;
    };
    for (const name of ACTS) document.addEventListener(name, act, { signal, capture: true, passive: true });
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      navigator.sendBeacon(beaconAddress(visit, landing?.lb === true ? !acted : undefined), '{}');
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
