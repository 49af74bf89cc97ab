import { COLOUR_ROLES, type Theme } from '../site-document';
import { barColours, themeStyle } from './theme-style';
import { familyOf, fontFiles } from './typefaces';

const colours = (value: string) => Object.fromEntries(COLOUR_ROLES.map((role) => [role, value])) as Theme['light'];

const THEME: Theme = {
  scheme: 'auto',
  radius: 16,
  density: 'airy',
  shadow: 'soft',
  display_font: 'eb-garamond',
  body_font: 'system',
  logo: '<svg/>',
  mark: '<svg/>',
  art: 'lights',
  hero: 'split',
  sections: ['steps'],
  light: colours('#ffffff'),
  dark: colours('#000000'),
};

describe('a theme’s tokens', () => {
  it('carry both schemes of every role', () => {
    const style = themeStyle(THEME) as Record<string, unknown>;
    for (const role of COLOUR_ROLES) {
      expect(style[`--color-${role.replaceAll('_', '-')}`]).toBe('light-dark(#ffffff,#000000)');
    }
    expect(style['colorScheme']).toBe('light dark');
  });

  it('pin the scheme where the brand has one', () => {
    expect(themeStyle({ ...THEME, scheme: 'dark' }).colorScheme).toBe('dark');
    expect(barColours({ ...THEME, scheme: 'dark' })).toEqual([{ color: '#000000' }]);
    expect(barColours(THEME)).toHaveLength(2);
  });

  it('set body text in the brand’s face only where it asks for that', () => {
    const familyIn = (theme: Theme): unknown => (themeStyle(theme) as Record<string, unknown>)['--body-family'];
    expect(familyIn(THEME)).not.toContain('Garamond');
    expect(familyIn({ ...THEME, body_font: 'eb-garamond' })).toBe(familyOf('eb-garamond'));
  });

  it('ask at once for the letters that the language needs', () => {
    expect(fontFiles('cabin', 'es')).toEqual([expect.stringContaining('/fonts/cabin-latin.')]);
    expect(fontFiles('cabin', 'pl')).toHaveLength(2);
  });
});
