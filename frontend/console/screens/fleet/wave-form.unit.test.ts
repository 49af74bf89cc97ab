import { EMPTY, LIMITS, type FormChange, NO_CHANGE, TEXT, draftOf, formFault, readForm } from './wave-form';

const form = (...changes: FormChange[]) => ({ ...EMPTY, changes, reason: ' Spring ' });
const length: FormChange = { ...NO_CHANGE, path: 'settings.message_length', value: 800 };
const title = (value: FormChange['value'], act: FormChange['act'] = 'set'): FormChange => ({
  ...{ path: TEXT, key: 'home.hero_title', act, value },
});

describe('the form of a wave', () => {
  it('becomes a change for each setting, and for each language of a text', () => {
    expect(draftOf(form(length, title({ nl: 'Dag', de: ' ', fr: 'Salut' })))).toEqual({
      kind: 'change',
      changes: [
        { path: 'settings.message_length', act: 'set', value: 800 },
        { path: 'texts.nl["home.hero_title"]', act: 'set', value: 'Dag' },
        { path: 'texts.fr["home.hero_title"]', act: 'set', value: 'Salut' },
      ],
      niches: [],
      brands: [],
      reason: 'Spring',
      watch_seconds: 600,
      goes_on: true,
      limits: LIMITS,
    });
  });

  it('sends the limits that were changed, and else the usual ones', () => {
    expect(draftOf({ ...form(length), limits: { errors_least: '9' } }).limits).toEqual({ ...LIMITS, errors_least: 9 });
  });

  it('sends only the brands of its choice, and no change with a template', () => {
    const chosen = { ...form(length), scope: 'chosen', brands: ['everglow'], niches: [1] } as const;
    expect(draftOf(chosen)).toMatchObject({ brands: ['everglow'], niches: [] });
    expect(draftOf({ ...chosen, kind: 'template', scope: 'niches' })).toMatchObject({
      changes: [],
      brands: [],
      niches: [1],
    });
  });

  it('has a fault while something is not chosen', () => {
    expect(formFault(form(NO_CHANGE))).toBeDefined();
    expect(formFault(form({ ...title({ nl: 'x' }), key: '' }))).toBeDefined();
    expect(formFault(form(title({ nl: '' })))).toBeDefined();
    expect(formFault({ ...form(length), scope: 'chosen' })).toBeDefined();
    expect(formFault(form(length, title({ nl: 'x' })))).toBeUndefined();
    expect(formFault({ ...form(NO_CHANGE), kind: 'template' })).toBeUndefined();
  });

  it('is read from what was kept, or begins anew', () => {
    expect(readForm('')).toEqual(EMPTY);
    expect(readForm('{"reason":"x"}')).toMatchObject({ reason: 'x', minutes: '10' });
  });
});
