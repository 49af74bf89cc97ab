/** A kind of public page and what its start may cost. */
export interface PageKind {
  readonly name: string;
  readonly route: RegExp;
  /** The most bytes of script, compressed with Brotli, that a page of the kind may start with. */
  readonly most: number;
}

/** About two percent above the largest page of each kind, so that an import too much is noticed and an update of Next is not. */
const PAGE_KINDS: readonly PageKind[] = [
  { name: 'home', route: /^\/\(default\)$/, most: 131_000 },
  { name: 'legal', route: /^\/\(default\)\/pages\//, most: 131_000 },
  { name: 'lander', route: /^\/\(lander\)\/landers\//, most: 128_000 },
  { name: 'member lander', route: /^\/\(lander\)\/members\//, most: 129_500 },
  { name: 'sign-up', route: /^\/\(joining\)\/signup$/, most: 137_000 },
];

export interface KindSize {
  readonly name: string;
  /** The route of the kind that starts with the most script. */
  readonly route: string;
  readonly bytes: number;
  readonly most: number;
}

/** The largest page of each kind. Throws where a kind has no page, because its limit would then guard nothing. */
export function largestPages(sizes: ReadonlyMap<string, number>, kinds = PAGE_KINDS): KindSize[] {
  return kinds.map(({ name, route: pattern, most }) => {
    const [largest] = [...sizes].filter(([route]) => pattern.test(route)).sort(([, one], [, other]) => other - one);
    if (largest === undefined) throw new Error(`there is no page of the kind ${name}`);
    return { name, route: largest[0], bytes: largest[1], most };
  });
}

/** One line for each kind whose largest page starts with too much script. */
export function sizeFaults(largest: readonly KindSize[]): string[] {
  return largest
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ name, route, bytes, most }) =>
        `${route} starts with ${bytes} bytes of script, more than the ${most} of a ${name} page: load later what it does not need at once.`,
    );
}
