import { methodOf } from '../ledger/methods';
import { type Account, type Payment } from '../state/records';
import { escape, layout, money } from './layout';

const buttons = [
  ['pay', 'Pay', 'main'],
  ['later', 'Pay, but the bank says so later', ''],
  ['later_fail', 'Pay, but the bank refuses later', ''],
  ['lose', 'Pay and lose the connection', ''],
  ['fail', 'Fail', ''],
  ['cancel', 'Cancel', ''],
  ['leave', 'Leave it open', ''],
] as const;

const states = {
  ...{ open: 'open', pending: 'on its way: the bank has not answered yet', paid: 'paid', failed: 'failed' },
  ...{ cancelled: 'cancelled', expired: 'expired' },
} as const;

const magic: Readonly<Record<number, string>> = {
  1: 'fail',
  2: 'be pending for five seconds and then be paid',
  3: 'be paid after it expired',
  4: 'be paid and then charged back',
};

/** The page at which a payer pays. `notice` is what went wrong at the last try. */
export function checkoutPage(payment: Payment, account: Account | undefined, notice?: string): string {
  const { id, amount, currency, description, state, method, failure, expiresAt } = payment;
  const told = notice ?? (state === 'open' && failure !== null ? 'The last try was declined. Try again.' : undefined);
  const surprise = magic[amount % 100];
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  const body = `${told === undefined ? '' : `<p role="alert">${escape(told)}</p>`}
<h1>${escape(account?.payee ?? '')}</h1><p class="sum">${escape(money(amount, currency))}</p>
<dl><dt>For</dt><dd>${escape(description)}</dd><dt>Method</dt><dd>${escape(nameOf(payment, method) ?? 'to be chosen')}</dd>
<dt>State</dt><dd>${states[state]}</dd>${state === 'open' ? `<dt>Until</dt><dd>${until} UTC</dd>` : ''}<dt>Id</dt><dd><small>${escape(id)}</small></dd></dl>
${state === 'open' && surprise !== undefined ? `<p><small>This sum ends in 0${amount % 100}: when it is paid it will ${surprise}.</small></p>` : ''}
${state === 'open' ? payForm(payment) : afterwards(payment)}`;
  return layout(`${account?.payee ?? 'Payment'}: ${money(amount, currency)}`, body);
}

function nameOf({ provider }: Payment, method: string | null): string | undefined {
  return methodOf(provider, method)?.name;
}

function payForm(payment: Payment): string {
  const { id, method, methods } = payment;
  const choices = method === null && methods.length > 1 ? methods : [];
  const radios = choices.map(
    (choice, index) =>
      `<label><input type="radio" name="method" value="${escape(choice)}"${index === 0 ? ' checked' : ''}>${escape(nameOf(payment, choice) ?? choice)}</label>`,
  );
  const list = radios.length === 0 ? '' : `<fieldset><legend>Method</legend>${radios.join('')}</fieldset>`;
  const all = buttons.map(
    ([action, text, kind]) => `<button name="action" value="${action}" class="${kind}">${text}</button>`,
  );
  return `<form method="post" action="/checkout/${escape(id)}">${list}${all.join('')}</form>`;
}

function afterwards({ id, state, returnUrl, sequence, disputes }: Payment): string {
  const action = (name: string, text: string): string => `<button name="action" value="${name}">${text}</button>`;
  const offered = [
    ...(state === 'pending' ? [action('pay', 'The bank says yes'), action('fail', 'The bank says no')] : []),
    ...(state === 'paid' && disputes.length === 0 ? [action('chargeback', 'Charge it back')] : []),
  ];
  const form =
    offered.length === 0 ? '' : `<form method="post" action="/checkout/${escape(id)}">${offered.join('')}</form>`;
  const back =
    returnUrl === null || sequence === 'recurring'
      ? ''
      : `<a class="button" href="${escape(returnUrl)}">Back to the shop</a>`;
  return back + form;
}

export function lostPage(): string {
  return layout(
    'Connection lost',
    '<h1>The connection is lost</h1><p>The payer paid and never came back to the shop.</p>',
  );
}

export function absentPage(): string {
  return layout(
    'No such payment',
    '<h1>There is no such payment</h1><p>It may belong to a sandbox that was emptied.</p>',
  );
}

export function overviewPage(payments: readonly Payment[]): string {
  const rows = payments.map(
    ({ id, amount, currency, state, description, provider }) =>
      `<tr><td><a href="/checkout/${escape(id)}">${escape(description)}</a><br><small>${provider}</small></td><td>${escape(money(amount, currency))}</td><td>${state}</td></tr>`,
  );
  const table = `<table><tr><th>Payment</th><th>Sum</th><th>State</th></tr>${rows.join('')}</table>`;
  return layout(
    'Payments sandbox',
    `<h1>The newest payments</h1>${rows.length > 0 ? table : '<p>None yet.</p>'}
<p><a href="/_sandbox">What can be asked of it</a></p>`,
  );
}
