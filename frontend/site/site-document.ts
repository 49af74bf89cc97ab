/** One revision of a site as anyone may see it, as the api's inner port hands it out. Immutable. */
export interface SiteDocument {
  readonly settings: { readonly name: string };
  readonly theme: Theme;
}

export interface Theme {
  readonly scheme: 'light' | 'dark' | 'auto';
  /** SVG text: the wordmark, and the square mark that the icons are made from. */
  readonly logo: string;
  readonly mark: string;
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

/** Ready CSS colours (sRGB hex). */
export interface ThemeColours {
  readonly primary: string;
  readonly on_primary: string;
  readonly surface_1: string;
}
