/** A click on a link, as far as it decides whether another page comes. */
export interface Follow {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
  /** A key was held or another button used: the page opens elsewhere. */
  readonly elsewhere: boolean;
}

/** Whether this document is left for another one of the site. */
export function leadsAway({ href, target, download, elsewhere }: Follow, here: string): boolean {
  if (elsewhere || download || !(target === '' || target === '_self') || !URL.canParse(href, here)) return false;
  const to = new URL(href, here);
  const from = new URL(here);
  return to.origin === from.origin && (to.pathname !== from.pathname || to.search !== from.search);
}
