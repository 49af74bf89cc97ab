import { readTexts, usagesIn, usedIn } from './catalogues';

describe('where a text is used', () => {
  const source = 't(\'home.title\'); t(`home.steps_${step}_text`); text("frame.close")';
  const used = (key: string): readonly string[] => usedIn(usagesIn(source, 'a.tsx'), key);

  it('is found by its key, by a key with a hole, and by the key of its plural', () => {
    expect(used('home.title')).toEqual(['a.tsx']);
    expect(used('home.steps_2_text')).toEqual(['a.tsx']);
    expect(used('frame.close_other')).toEqual(['a.tsx']);
  });

  it('is nowhere for what only looks alike', () => {
    expect(used('home.title_long')).toEqual([]);
    expect(used('home.steps_text')).toEqual([]);
    expect(used('homeXtitle')).toEqual([]);
  });
});

it('is known of every text, those of the static pages too', () => {
  const texts = readTexts();
  expect(texts.filter(({ used }) => used.length === 0).map(({ key }) => key)).toEqual([]);
  expect(texts.find(({ key }) => key === 'terms.trader_text')?.used).toEqual(['frontend/features/pages/definition/']);
});
