import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly recipe: string };
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
  readonly gridPos: { readonly x: number; readonly y: number };
}

const rules = (parse(read('infra/observability/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('infra/observability/dashboard.json')) as { panels: Panel[] };
const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

const sources = ['backend/src', 'frontend/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => read(join(folder, path))),
);

/** Metrics that prom-client, Prometheus and Caddy provide themselves. */
const brought = [
  'up',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_eventloop_lag_p99_seconds',
  'caddy_http_request_duration_seconds_count',
];

/** The metrics an expression asks for: names with an underscore, that are no label or function. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)/g, '');
  const names = bare.match(/[a-z][a-z0-9]*(_[a-z0-9]+)+|\bup\b/g) ?? [];
  return names.filter((name) => name !== 'histogram_quantile');
}

test('every metric that is asked for is one that a process tells', () => {
  const told = (name: string): boolean => {
    const plain = name.replace(/_(bucket|count|sum)$/, '');
    return sources.some((source) => source.includes(`'${name}'`) || source.includes(`'${plain}'`));
  };
  const unknown = asked.flatMap(metricsIn).filter((name) => !brought.includes(name) && !told(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('the check of metrics would see a wrong name', () => {
  expect(metricsIn('max by (pod) (rate(made_up_total{process="api"}[5m])) > 0.5')).toEqual(['made_up_total']);
});

test('every alert says how urgent it is and where the recipe stands', () => {
  const guide = read('docs/operations.md');
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations, for: patience } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(patience).toMatch(/^\d+m$/);
    expect(guide).toContain(`<a id="${annotations.recipe}"></a>`);
  }
});

test('no panel lies on another', () => {
  const places = panels.map(({ gridPos: { x, y } }) => `${x},${y}`);
  expect(new Set(places).size).toBe(panels.length);
});
