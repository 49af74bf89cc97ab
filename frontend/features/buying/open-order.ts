import { useEffect } from 'react';
import { ROUTES } from '../../site/routes';

const KEY = 'open-order';

const orderHref = (id: number): string => `${ROUTES.credits}/${id}`;

/** Leads to where an order is paid, or to its own page where that is not known yet or not needed any more. */
export function leadToPayment({
  id,
  checkout_url: url,
}: {
  readonly id: number;
  readonly checkout_url: string | null;
}) {
  try {
    window.sessionStorage.setItem(KEY, String(id));
  } catch {
    // The page before is shown again where somebody comes back by the browser's button.
  }
  window.location.assign(url ?? orderHref(id));
}

/**
 * The browser's button back, from where it is paid, leads to the order: nothing is ordered twice by mistake. An order of before
 * this page was opened is left alone: whoever reads the terms comes back to the form.
 */
export function useReturnToOrder(): void {
  useEffect(() => {
    const lead = (): void => {
      const id = readOrder();
      if (id !== undefined) window.location.replace(orderHref(id));
    };
    const [entry] = performance.getEntriesByType('navigation');
    if (entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward') lead();
    else forgetOrder();
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) lead();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}

function forgetOrder(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // None was kept either.
  }
}

function readOrder(): number | undefined {
  try {
    const id = Number(window.sessionStorage.getItem(KEY));
    return Number.isInteger(id) && id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}
