import { type Answer, type Call, html } from '../http/exchange';
import { openDispute } from '../ledger/money-back';
import { NotPossible, OUTCOMES, type Outcome, confirmPayment, decidePayment } from '../ledger/payments';
import { type Payment } from '../state/records';
import { type World } from '../state/world';
import { absentPage, checkoutPage, lostPage, overviewPage } from './checkout-page';

export function overview(world: World): Answer {
  return html(200, overviewPage(world.store.payments.all().slice(-50).reverse()));
}

export function checkout(world: World, { method, path, body }: Call): Answer {
  const payment = world.store.payments.find(path.slice('/checkout/'.length));
  if (payment === undefined) return html(404, absentPage());
  if (method !== 'POST') return shown(world, payment);
  const form = new URLSearchParams(body);
  try {
    return act(world, choose(world, payment, form.get('method')), form.get('action') ?? '');
  } catch (error) {
    if (error instanceof NotPossible) return shown(world, payment, error.message, 409);
    throw error;
  }
}

function shown(world: World, payment: Payment, notice?: string, status = 200): Answer {
  return html(status, checkoutPage(payment, world.store.accounts.find(payment.account), notice));
}

/** The payer's choice where the shop left it open. */
function choose(world: World, payment: Payment, chosen: string | null): Payment {
  if (payment.method !== null || chosen === null || !payment.methods.includes(chosen)) return payment;
  return world.store.payments.save({ ...payment, method: chosen });
}

function act(world: World, payment: Payment, action: string): Answer {
  const at = world.now();
  const isStripe = payment.provider === 'stripe';
  switch (action) {
    case 'leave':
      return redirect(payment, isStripe ? payment.cancelUrl : payment.returnUrl) ?? shown(world, payment);
    case 'cancel':
      // Stripe's page only leads back: the session stays open until the shop ends it or its time is over.
      if (isStripe) return redirect(payment, payment.cancelUrl) ?? shown(world, payment);
      return ended(world, decidePayment(world, payment, 'cancel', at), payment.cancelUrl ?? payment.returnUrl);
    case 'lose':
      confirmPayment(world, payment, at);
      return html(200, lostPage());
    case 'chargeback':
      openDispute(world, payment, at);
      return shown(world, world.store.payments.find(payment.id) ?? payment);
    case 'pay':
      return payment.state === 'pending'
        ? ended(world, decidePayment(world, payment, 'pay', at), payment.returnUrl)
        : ended(world, confirmPayment(world, payment, at), payment.returnUrl);
    case 'fail': {
      const failed = decidePayment(world, payment, 'fail', at);
      return ended(world, failed, payment.cancelUrl ?? payment.returnUrl);
    }
    default:
      if (!OUTCOMES.some((outcome) => outcome === action))
        return shown(world, payment, 'There is no such choice.', 400);
      return ended(world, decidePayment(world, payment, action as Outcome, at), payment.returnUrl);
  }
}

function ended(world: World, payment: Payment, url: string | null): Answer {
  const isOver = payment.state !== 'open' && payment.sequence !== 'recurring';
  return (isOver ? redirect(payment, url) : undefined) ?? shown(world, payment);
}

function redirect({ id }: Payment, url: string | null): Answer | undefined {
  if (url === null) return undefined;
  const location = url.replaceAll('{CHECKOUT_SESSION_ID}', id);
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
