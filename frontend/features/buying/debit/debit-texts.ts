import { type CurrentSite } from '../../../site/current-site';
import { ROUTES } from '../../../site/routes';
import { checkoutTexts } from '../buying-texts';
import { DEBIT_FAULTS, type DebitFault } from './debit-rules';

/** Filled in by the browser, which knows what the member is offered. */
export const DEBIT_HOLE = {
  creditor: '{creditor}',
  countries: '{countries}',
  date: '{date}',
  phone: '{phone}',
  time: '{time}',
} as const;

export const debitTexts = (site: CurrentSite) => {
  const { t } = site;
  const { creditor, countries, date, phone, time } = DEBIT_HOLE;
  const faults = Object.fromEntries(
    DEBIT_FAULTS.map((fault) => [fault, t(`direct-debit.${fault}`, { countries })]),
  ) as Readonly<Record<DebitFault, string>>;
  const stopped = (name: 'blocked' | 'limit' | 'not_offered') => ({
    title: t(`direct-debit.${name}_title`),
    text: t(`direct-debit.${name}_text`),
  });
  const states = { blocked: stopped('blocked'), limit_reached: stopped('limit'), not_offered: stopped('not_offered') };
  const checkout = checkoutTexts(site);
  return {
    ...checkout,
    ...{ hosted: t('direct-debit.once'), leaving: t('direct-debit.placing') },
    faults,
    states,
    when: { submitted: t('direct-debit.when_submitted'), paid: t('direct-debit.when_paid') },
    due: t('direct-debit.due', { date }),
    accountTitle: t('direct-debit.account_title'),
    holder: t('direct-debit.account_holder'),
    iban: t('direct-debit.iban'),
    addressTitle: t('direct-debit.address_title'),
    street: t('direct-debit.street'),
    houseNumber: t('direct-debit.house_number'),
    zip: t('direct-debit.zip'),
    city: t('direct-debit.city'),
    phoneTitle: t('direct-debit.phone_title'),
    phone: t('direct-debit.phone'),
    phoneHint: t('direct-debit.phone_hint', { countries }),
    send: t('direct-debit.send'),
    again: t('direct-debit.again'),
    againIn: t('direct-debit.again_in', { time }),
    sent: t('direct-debit.sent', { phone }),
    validFor: t('direct-debit.valid_for', { time }),
    lapsed: t('direct-debit.lapsed'),
    otp: t('direct-debit.otp'),
    mandateTitle: t('direct-debit.mandate_title'),
    mandate: t('direct-debit.mandate', { creditor }),
    mandateUse: t('direct-debit.mandate_use'),
    creditor: t('direct-debit.creditor'),
    creditorId: t('direct-debit.creditor_id'),
    reference: t('direct-debit.reference'),
    referenceLater: t('direct-debit.reference_later'),
    authorise: t('direct-debit.authorise', { creditor }),
    authoriseMissing: t('direct-debit.authorise_missing'),
    termsChanged: t('direct-debit.terms_changed'),
    otherWay: t('buying.another_way'),
    otherHref: ROUTES.credits,
    confirmTitle: t('direct-debit.confirm_title'),
    confirmLink: t('sign-up.resend'),
    debitRefusals: {
      package_not_found: checkout.refusals.package,
      direct_debit_not_offered: states.not_offered.text,
      direct_debit_blocked: states.blocked.text,
      direct_debit_limit_reached: states.limit_reached.text,
      account_not_confirmed: checkout.refusals.unconfirmed,
      payments_unavailable: checkout.refusals.unavailable,
    } as Readonly<Record<string, string>>,
  };
};
export type DebitTexts = ReturnType<typeof debitTexts>;
