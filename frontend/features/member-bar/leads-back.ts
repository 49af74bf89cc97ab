const PAGES = /^\/(?:members\/\d+|(?:likes|credits)(?:\/.*)?)$/;

interface Place {
  readonly path: string;
  readonly installed: boolean;
  /** Pages in the history of the tab, those ahead among them: it never gets fewer. */
  readonly steps: number;
  /** Whether there is a page behind, from browsers that tell. */
  readonly canGoBack: boolean | undefined;
}

/** Whether a page has its own button back: an installed app has no browser around it. */
export function leadsBack({ path, installed, steps, canGoBack }: Place): boolean {
  return installed && (canGoBack ?? steps > 1) && PAGES.test(path);
}
