import { nearestFirst, priceLists } from './prices';
import { type SiteDocument } from './site-document';

function siteWith(parts: { countries: readonly string[]; byCountry?: Record<string, number> }): SiteDocument {
  const currencies = { DE: 'EUR', AT: 'EUR', CH: 'CHF', XX: undefined };
  const costs = parts.countries.flatMap((country) => {
    const currency = currencies[country as keyof typeof currencies];
    return currency === undefined ? [] : [[country, { costs: 83, currency }] as const];
  });
  return {
    settings: {
      countries: parts.countries,
      message_credits: 10,
      minimum_message_costs: Object.fromEntries(costs),
    },
    packages: [{ id: 'plus', credits: 120, price: { EUR: 1999, CHF: 2199 }, price_by_country: parts.byCountry }],
  } as unknown as SiteDocument;
}

describe('price lists', () => {
  it('are one for each group of countries that pays the same', () => {
    const lists = priceLists(siteWith({ countries: ['DE', 'AT', 'CH'] }));
    expect(lists.map(({ countries, currency }) => [countries, currency])).toEqual([
      [['DE', 'AT'], 'EUR'],
      [['CH'], 'CHF'],
    ]);
    expect(lists[0]?.offers).toEqual([{ id: 'plus', credits: 120, price: 1999, perMessage: 167 }]);
  });

  it('part where a country pays otherwise in the same currency', () => {
    const lists = priceLists(siteWith({ countries: ['DE', 'AT'], byCountry: { AT: 2099 } }));
    expect(lists.map(({ countries, offers }) => [countries, offers[0]?.price])).toEqual([
      [['DE'], 1999],
      [['AT'], 2099],
    ]);
  });

  it('leave out a country without a currency', () => {
    expect(priceLists(siteWith({ countries: ['XX'] }))).toEqual([]);
  });

  it('begin with that of the page’s country', () => {
    const lists = priceLists(siteWith({ countries: ['DE', 'CH'] }));
    const order = (locale: string) => nearestFirst(lists, locale).map(({ currency }) => currency);
    expect(['de-CH', 'de-DE', 'de', 'fr-FR'].map(order)).toEqual([
      ['CHF', 'EUR'],
      ['EUR', 'CHF'],
      ['EUR', 'CHF'],
      ['EUR', 'CHF'],
    ]);
  });
});
