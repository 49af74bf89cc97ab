const restores: (() => void)[] = [];

/** Changes what a route declares until the tests of the file are over: files share the code of the api. */
export function changeDeclared<Rules extends object>(rules: Rules, change: Partial<Rules>): void {
  const before = { ...rules };
  restores.push(() => Object.assign(rules, before));
  Object.assign(rules, change);
}

afterAll(() => {
  for (const restore of restores.splice(0).reverse()) restore();
});
