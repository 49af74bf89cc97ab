import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { type IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { type IJob } from 'kubernetes-models/batch/v1/Job';
import { type INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { type IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { type IPodTemplateSpec } from 'kubernetes-models/v1/PodTemplateSpec';
import { type IService } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { type Manifest, build } from './kustomize';

const root = resolve(__dirname, '../..');
const places = ['k8s/base', 'k8s/overlays/production'] as const;
const built = new Map(places.map((place) => [place, build(join(root, place))]));
const production = built.get('k8s/overlays/production') ?? [];
const dockerfile = readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8');

const ofKind = <T>(kind: string, from: readonly Manifest[] = production): (T & Manifest)[] =>
  from.filter((manifest) => manifest.kind === kind) as (T & Manifest)[];

interface Running {
  readonly name: string;
  readonly template: IPodTemplateSpec;
}

const deployments = ofKind<IDeployment>('Deployment');
const running: Running[] = [...deployments, ...ofKind<IJob>('Job')].map(({ metadata, spec }) => ({
  name: metadata.name,
  template: spec?.template as IPodTemplateSpec,
}));
const named = running.map((one) => [one.name, one] as const);

const labelsOf = ({ template }: Running): Record<string, string> => template.metadata?.labels ?? {};
const containersOf = ({ template }: Running) => template.spec?.containers ?? [];
const portsOf = (one: Running) => containersOf(one).flatMap(({ ports = [] }) => ports);

interface Selector {
  readonly matchLabels?: Record<string, string>;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: readonly string[];
  }[];
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values = [] }) => values.includes(labels[key] ?? ''))
  );
}

const selected = (selector: Selector): string[] =>
  running.filter((one) => selects(selector, labelsOf(one))).map(({ name }) => name);

test.each(places)('%s: every object has the fields and types that Kubernetes asks for', (place) => {
  for (const manifest of built.get(place) ?? []) {
    const { apiVersion, kind } = manifest;
    const models = jest.requireActual<Record<string, new (data: unknown) => { validate(): void }>>(
      `kubernetes-models/${apiVersion}/${kind}`,
    );
    const Model = models[kind];
    if (Model === undefined) throw new Error(`no model of ${kind}`);
    expect(() => {
      new Model(manifest).validate();
    }).not.toThrow();
  }
});

test('there is one of everything', () => {
  expect(running.map(({ name }) => name).sort()).toEqual(['api', 'edge', 'migrate', 'web', 'worker']);
  const names = production.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(named)('%s runs as nobody special on a system it cannot write to', (_name, one) => {
  expect(one.template.spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of containersOf(one)) {
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      },
    });
  }
});

test.each(named)('%s runs an image that is built here, of a named version', (name, one) => {
  const [container] = containersOf(one);
  expect(container?.image).toMatch(new RegExp(`^[\\w.-]+/manyhearts/${name}:\\d+\\.\\d+\\.\\d+$`));
  expect(dockerfile).toContain(` AS ${name}\n`);
});

test.each(named)('%s names config, secrets and volumes that exist or that the operator makes', (_name, one) => {
  const configs = ofKind('ConfigMap').map(({ metadata }) => metadata.name);
  const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  const volumes = (one.template.spec?.volumes ?? []).map(({ name }) => name);
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const { envFrom = [], volumeMounts = [] } of containersOf(one)) {
    for (const { configMapRef, secretRef } of envFrom) {
      if (configMapRef?.name !== undefined) expect(configs).toContain(configMapRef.name);
      if (secretRef?.name !== undefined) expect(guide).toContain(`create secret generic ${secretRef.name} `);
    }
    for (const { name } of volumeMounts) expect(volumes).toContain(name);
  }
  for (const { persistentVolumeClaim } of one.template.spec?.volumes ?? [])
    if (persistentVolumeClaim !== undefined) expect(claims).toContain(persistentVolumeClaim.claimName);
});

test.each(deployments.map((one) => [one.metadata.name, one] as const))(
  '%s is selected, probed and ended with care',
  (name, one) => {
    expect(selected(one.spec?.selector ?? {})).toEqual([name]);
    const template = one.spec?.template as IPodTemplateSpec;
    const ports = portsOf({ name, template }).map((port) => port.name);
    for (const container of template.spec?.containers ?? []) {
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        expect(probe?.httpGet?.port).toBe('inner');
        expect(ports).toContain('inner');
      }
      const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
      expect(pause).toBeGreaterThanOrEqual(5);
      expect(template.spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + 30);
    }
    for (const { labelSelector } of template.spec?.topologySpreadConstraints ?? [])
      expect(selected(labelSelector ?? {})).toEqual([name]);
  },
);

test('every deployment grows by itself and is never taken away at once', () => {
  const scaled = ofKind<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler').map(({ spec }) => spec);
  expect(scaled.map((spec) => spec?.scaleTargetRef.name).sort()).toEqual(
    deployments.map((one) => one.metadata.name).sort(),
  );
  for (const spec of scaled) expect(spec?.minReplicas).toBeGreaterThanOrEqual(2);
  const kept = ofKind<IPodDisruptionBudget>('PodDisruptionBudget').flatMap(({ spec }) =>
    selected(spec?.selector ?? {}),
  );
  expect(kept.sort()).toEqual(deployments.map((one) => one.metadata.name).sort());
});

test('every service leads to a port that its pods open', () => {
  for (const { metadata, spec } of ofKind<IService>('Service')) {
    const behind = running.filter((one) => selects({ matchLabels: spec?.selector ?? {} }, labelsOf(one)));
    expect(behind.map(({ name }) => name)).toEqual([metadata.name]);
    for (const { port, targetPort } of spec?.ports ?? []) {
      const target = behind.flatMap(portsOf).find(({ name }) => name === targetPort);
      expect(target).toBeDefined();
      // A name without an address of its own translates no ports.
      if (spec?.clusterIP === 'None') expect(target?.containerPort).toBe(port);
    }
  }
});

test('only the edge is reached from outside', () => {
  const open = ofKind<IService>('Service').filter(
    ({ spec }) => spec?.type === 'LoadBalancer' || spec?.type === 'NodePort',
  );
  expect(open.map(({ metadata }) => metadata.name)).toEqual(['edge']);
  expect(open[0]?.spec?.ports?.map(({ port }) => port)).toEqual([80, 443, 443]);
  expect(ofKind('Ingress')).toEqual([]);
});

test('addresses in the configuration lead to services and ports that exist', () => {
  const values = [
    ...ofKind('ConfigMap').flatMap(({ data = {} }) => Object.values(data)),
    ...running.flatMap(containersOf).flatMap(({ env = [] }) => env.map(({ value = '' }) => value)),
  ];
  const inner = values.filter((value) => value.startsWith('http://'));
  expect(inner).toHaveLength(3);
  for (const value of inner) {
    const { hostname, port } = new URL(value);
    const service = ofKind<IService>('Service').find(({ metadata }) => metadata.name === hostname);
    expect(service?.spec?.ports?.map((one) => String(one.port))).toContain(port);
  }
});

/** The connections between pods that the policies allow, with their ports. */
function ways(): string[] {
  const policies = ofKind<INetworkPolicy>('NetworkPolicy');
  return policies.flatMap(({ spec }) =>
    (spec?.ingress ?? []).flatMap(({ from = [], ports = [] }) =>
      from.flatMap(({ podSelector, namespaceSelector }) =>
        (namespaceSelector === undefined ? selected(podSelector ?? {}) : ['another namespace']).flatMap((source) =>
          selected(spec?.podSelector ?? {}).flatMap((to) =>
            ports.map(({ port }) => `${source} → ${to}:${String(port)}`),
          ),
        ),
      ),
    ),
  );
}

test('nothing talks to anything, except as drawn', () => {
  const policies = ofKind<INetworkPolicy>('NetworkPolicy');
  const deny = policies.find(({ metadata }) => metadata.name === 'default-deny');
  expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const between = ways().filter((way) => !way.startsWith('another namespace'));
  expect(between.sort()).toEqual([
    ...['edge → api:4000', 'edge → api:9100', 'edge → web:3000', 'web → api:9100'],
    // The proof that tenants are apart.
    'worker → api:4000',
  ]);
});

test('who may be called may also be reached: both ends of every way are open', () => {
  const policies = ofKind<INetworkPolicy>('NetworkPolicy');
  const out = policies.flatMap(({ spec }) =>
    selected(spec?.podSelector ?? {}).flatMap((source) =>
      (spec?.egress ?? []).flatMap(({ to = [], ports = [] }) =>
        to.flatMap(({ podSelector, namespaceSelector }) =>
          podSelector === undefined || namespaceSelector !== undefined
            ? []
            : selected(podSelector).flatMap((target) =>
                ports.map(({ port }) => `${source} → ${target}:${String(port)}`),
              ),
        ),
      ),
    ),
  );
  expect(out.sort()).toEqual(
    ways()
      .filter((way) => !way.startsWith('another namespace'))
      .sort(),
  );
});

test('databases and files are open to those who need them, and mail to the worker only', () => {
  const policies = ofKind<INetworkPolicy>('NetworkPolicy');
  const towards = (name: string): string[] =>
    policies
      .filter(({ metadata }) => metadata.name === name)
      .flatMap(({ spec }) => selected(spec?.podSelector ?? {}))
      .sort();
  expect(towards('postgres')).toEqual(['api', 'migrate', 'worker']);
  expect(towards('redis')).toEqual(['api', 'worker']);
  expect(towards('storage')).toEqual(['api', 'worker']);
  expect(towards('smtp')).toEqual(['worker']);
});

test('no secret is contained', () => {
  expect(ofKind('Secret')).toEqual([]);
  for (const { data = {} } of ofKind('ConfigMap')) {
    for (const [name, value] of Object.entries(data)) {
      expect(name).not.toMatch(/PASSWORD|SECRET|TOKEN|DATABASE_URL|SMTP_URL/);
      expect(value).not.toMatch(/:\/\/[^/]*:[^/]*@/);
    }
  }
});

test('where kubectl is at hand, it reads the folders as we do', () => {
  let made: string;
  try {
    made = execFileSync('kubectl', ['kustomize', join(root, 'k8s/overlays/production')], { encoding: 'utf8' });
  } catch (error) {
    // No kubectl on this machine: the tests above stand on our own reading of the folders.
    expect(error).toMatchObject({ code: 'ENOENT' });
    return;
  }
  // Names of generated config maps end in a hash, which we leave out.
  const plain = made.replace(/(name: (?:platform|edge))-[a-z0-9]{10}$/gm, '$1');
  const theirs = parseAllDocuments(plain).map((document) => document.toJS() as Manifest);
  const key = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;
  const inOrder = (manifests: readonly Manifest[]) => manifests.toSorted((a, b) => key(a).localeCompare(key(b)));
  expect(inOrder(theirs)).toEqual(inOrder(production));
});
