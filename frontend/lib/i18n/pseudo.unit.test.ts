import { pseudoText } from './pseudo';
import { createTranslate } from './translator';

describe('a text of the pseudo-locale', () => {
  it('is accented and longer, a label twice as long', () => {
    expect(pseudoText('Sign in')).toBe('⟦Šíííğñ íííñ⟧');
    expect(pseudoText('Somebody is up late, too')).toBe('⟦Šóóméébóódýý ííš úúp lááťéé, ťóóóó⟧');
  });

  it('keeps placeholders and where links lead', () => {
    expect(pseudoText('See [terms](/pages/terms) of {{site}}')).toContain('](/pages/terms)');
    expect(pseudoText('See [terms](/pages/terms) of {{site}}')).toContain('{{site}}');
  });

  it('is what every text becomes, with its values filled in and its plurals', async () => {
    const t = await createTranslate({ locale: 'en', pseudo: true, defaults: { site: 'Everglow', age: 18 } });
    expect(t('navigation.home')).toMatch(/^⟦Everglow, h.*⟧$/);
    expect(t('common.credits', { count: 1200 })).toMatch(/^⟦1,200 .*š⟧$/);
  });
});
