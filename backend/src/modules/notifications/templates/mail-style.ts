import { type CSSProperties } from 'react';
import { type SiteTheme } from '../brand/mail-brands';

type Colors = SiteTheme['light'];

// Mail programs load no fonts of ours: the nearest that is everywhere.
const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const HEADINGS: Partial<Record<SiteTheme['display_font'], string>> = {
  'bodoni-moda': `Didot, "Bodoni MT", ${SERIF}`,
  'eb-garamond': `Garamond, ${SERIF}`,
};

/** The brand's look in what mail programs understand: inline styles, and classes for those that know dark mode. */
export function mailStyle(theme: SiteTheme) {
  const base: Colors = theme.scheme === 'dark' ? theme.dark : theme.light;
  const heading = HEADINGS[theme.display_font] ?? SANS;
  const radius = theme.radius;
  return {
    colorScheme: theme.scheme === 'auto' ? 'light dark' : theme.scheme,
    darkRules: theme.scheme === 'auto' ? darkRules(theme.dark) : '',
    page: { margin: 0, padding: '24px 8px', backgroundColor: base.surface_2, fontFamily: SANS },
    card: { maxWidth: 560, backgroundColor: base.surface_1, borderRadius: radius, overflow: 'hidden' },
    band: { padding: '20px 24px', backgroundColor: base.primary },
    brand: {
      margin: 0,
      color: base.on_primary,
      fontFamily: heading,
      fontSize: 22,
      fontWeight: 700,
      lineHeight: '28px',
    },
    content: { padding: '12px 24px 24px' },
    title: { margin: '16px 0 8px', color: base.text_strong, fontFamily: heading, fontSize: 24, lineHeight: '32px' },
    text: { margin: '12px 0', color: base.text, fontSize: 16, lineHeight: '24px' },
    strong: { margin: 0, color: base.text_strong, fontSize: 18, fontWeight: 700, lineHeight: '26px' },
    label: { margin: '12px 0 0', color: base.text_muted, fontSize: 14, lineHeight: '20px' },
    button: {
      marginTop: 8,
      padding: '12px 20px',
      borderRadius: Math.min(radius, 24),
      backgroundColor: base.primary,
      color: base.on_primary,
      fontSize: 16,
      fontWeight: 600,
      lineHeight: '24px',
      textAlign: 'center',
    },
    code: {
      margin: '4px 0 16px',
      color: base.text_strong,
      fontSize: 32,
      fontWeight: 700,
      lineHeight: '40px',
      letterSpacing: '0.2em',
      fontVariantNumeric: 'tabular-nums',
    },
    line: { margin: '24px 0 12px', borderColor: base.line },
    small: { margin: '10px 0', color: base.text_muted, fontSize: 14, lineHeight: '21px' },
    link: { color: base.text_muted, textDecoration: 'underline', wordBreak: 'break-word' },
  } satisfies Record<string, CSSProperties | string>;
}

export type MailStyle = ReturnType<typeof mailStyle>;

// Inline styles win unless these say otherwise.
function darkRules(dark: Colors): string {
  const rules: readonly [string, string][] = [
    // The body's own style is set on the cell inside it.
    ['.page,.page>table>tbody>tr>td', `background-color:${dark.surface_2}`],
    ['.card', `background-color:${dark.surface_1}`],
    ['.band,.button', `background-color:${dark.primary}`],
    ['.brand,.button', `color:${dark.on_primary}`],
    ['.title,.strong', `color:${dark.text_strong}`],
    ['.text', `color:${dark.text}`],
    ['.label,.small,.link', `color:${dark.text_muted}`],
    ['.line', `border-color:${dark.line}`],
  ];
  const body = rules.map(([selector, rule]) => `${selector}{${rule} !important}`).join('');
  return `@media (prefers-color-scheme:dark){${body}}`;
}
