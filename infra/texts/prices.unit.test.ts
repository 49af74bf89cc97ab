import { moneyIn } from '../../backend/src/shared/money-format';
import { CURRENCIES } from '../../contract/payments/tender';
import { LOCALES } from '../../contract/text/locales';
import { createFormats } from '../../frontend/lib/i18n/formats';

it('receipts and mails write each price as pages do, in every currency and language', () => {
  const tags = [...LOCALES, 'en-GB', 'en-US', 'es-US', 'de-AT', 'de-CH', 'fr-CH', 'nl-BE'];
  for (const tag of tags)
    for (const currency of CURRENCIES)
      for (const minor of [1, 999, 1999, 123_456])
        expect(moneyIn(tag, minor, currency)).toBe(createFormats(tag).money(minor, currency));
});
