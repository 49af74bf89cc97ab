import { fieldValue } from './field-value';

const LAYERS = {
  source: { settings: { name: 'Everglow', index_title: { nl: 'Later op' } } },
  below: [
    { origin: 'product', values: { settings: { gift_credits: 20, fictional_icon: 'mask' } } },
    { origin: 'niche-1', values: { settings: { index_title: { en: 'Up late', nl: 'Op' }, fictional_icon: 'quill' } } },
  ],
};

describe('a field of the form', () => {
  it.each([
    ['settings.name', 'Everglow', 'tenant', undefined],
    ['settings.gift_credits', 20, 'product', 'product'],
    ['settings.fictional_icon', 'quill', 'niche-1', 'niche-1'],
    ['settings.mail_name', undefined, undefined, undefined],
  ])('shows %s and its origin', (path, value, origin, originBelow) => {
    expect(fieldValue(path, LAYERS, {})).toMatchObject({ value, origin, originBelow });
  });

  it('shows a map with what lies below it, key by key', () => {
    expect(fieldValue('settings.index_title', LAYERS, {})).toEqual({
      value: { en: 'Up late', nl: 'Later op' },
      below: { en: 'Up late', nl: 'Op' },
      origin: 'tenant',
      originBelow: 'niche-1',
    });
  });

  it('follows what is not saved yet, and a reset', () => {
    expect(fieldValue('settings.gift_credits', LAYERS, { 'settings.gift_credits': { value: 5 } })).toMatchObject({
      value: 5,
      origin: 'tenant',
      originBelow: 'product',
    });
    const reset = { 'settings.index_title': { isReset: true as const } };
    expect(fieldValue('settings.index_title', LAYERS, reset)).toMatchObject({ value: { nl: 'Op' }, origin: 'niche-1' });
  });
});
