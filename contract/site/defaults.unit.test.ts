import { type Defaults, fillInDefaults } from './defaults';

const DEFAULTS: Defaults = {
  parts: {
    settings: {
      parts: { message_credits: { value: 10 }, genders: { value: ['woman', 'man'], byNiche: { 7: ['man'] } } },
    },
    seeds: { parts: { light: { parts: { primary: { value: 'red' } } } } },
    pages: { value: [] },
  },
};

const COMPLETE = {
  settings: { name: 'Everglow', message_credits: 10, genders: ['woman', 'man'] },
  seeds: { light: { primary: 'red' } },
  pages: [],
};

it('adds what a document lacks, whole parts as well', () => {
  expect(fillInDefaults({ settings: { name: 'Everglow' } }, DEFAULTS)).toEqual(COMPLETE);
});

it('changes nothing that is there, be it null, empty, no, or unknown', () => {
  const document = {
    settings: { message_credits: null, genders: [], other: 1 },
    seeds: { light: { primary: '' } },
    pages: [1],
  };
  expect(fillInDefaults(document, DEFAULTS)).toEqual(document);
});

it('takes undefined for missing', () => {
  expect(fillInDefaults({ ...COMPLETE, pages: undefined }, DEFAULTS)).toEqual(COMPLETE);
});

it('takes the default of the brand’s niche where there is one', () => {
  const genders = (niche: number) =>
    (fillInDefaults({ settings: { niche } }, DEFAULTS) as typeof COMPLETE).settings.genders;
  expect([genders(1), genders(7), genders(2)]).toEqual([['woman', 'man'], ['man'], ['woman', 'man']]);
});

it('does not add a part that would be empty', () => {
  expect(fillInDefaults({}, { parts: { company: { parts: {} } } })).toEqual({});
});

it('gives each document defaults of its own', () => {
  const first = fillInDefaults({}, DEFAULTS) as typeof COMPLETE;
  first.settings.genders.push('else');
  expect(fillInDefaults({ settings: { name: 'Everglow' } }, DEFAULTS)).toEqual(COMPLETE);
});

it('does not take what every object inherits for a setting', () => {
  expect(fillInDefaults({}, { parts: { toString: { value: 1 } } })).toEqual({ toString: 1 });
});
