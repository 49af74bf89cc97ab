const PAGES = /^\/(?:members\/\d+|(?:likes|credits)(?:\/.*)?)$/;

interface Place {
  readonly path: string;
  readonly installed: boolean;
  /** Pages in the history of the tab. */
  readonly steps: number;
}

/** Whether a page has its own button back: an installed app has no browser around it. */
export function leadsBack({ path, installed, steps }: Place): boolean {
  return installed && steps > 1 && PAGES.test(path);
}
