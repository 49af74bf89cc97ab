import { join, resolve } from 'node:path';
import { type IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { type INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { type Manifest, build } from './kustomize';

const root = resolve(__dirname, '../..');
const [base, pictures] = ['k8s/base', 'k8s/pictures'].map((folder) => build(join(root, folder))) as [
  Manifest[],
  Manifest[],
];
const deployment = (from: readonly Manifest[], name: string): IDeployment =>
  from.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name) as unknown as IDeployment;
const worker = deployment(base, 'worker');
const pictureWorker = deployment(pictures, 'picture-worker');
const containerOf = (one: IDeployment) => one.spec?.template.spec?.containers[0];

/** The policies that select pods of a name. */
function policiesOf(name: string, from: readonly Manifest[]): string[] {
  const selects = ({ podSelector }: NonNullable<INetworkPolicy['spec']>): boolean => {
    const { matchLabels = {}, matchExpressions = [] } = podSelector;
    const isNamed = matchLabels['app.kubernetes.io/name'] === name;
    return isNamed || matchExpressions.some(({ values = [] }) => values.includes(name));
  };
  const policies = from.filter(({ kind }) => kind === 'NetworkPolicy');
  return policies.filter(({ spec }) => selects(spec as never)).map(({ metadata }) => metadata.name);
}

test.each(pictures.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s has the fields and types that Kubernetes asks for',
  (_name, manifest) => {
    const models = jest.requireActual<Record<string, new (data: unknown) => { validate(): void }>>(
      `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`,
    );
    const Model = models[manifest.kind];
    if (Model === undefined) throw new Error(`no model of ${manifest.kind}`);
    expect(() => {
      new Model(manifest).validate();
    }).not.toThrow();
  },
);

test('a picture worker is a worker with a browser, in the same bounds', () => {
  const [one, other] = [containerOf(worker), containerOf(pictureWorker)];
  expect(other?.envFrom).toEqual(one?.envFrom);
  expect(other?.env).toEqual(expect.arrayContaining(one?.env ?? []));
  expect(other?.env).toContainEqual({ name: 'CHROMIUM_PATH', value: '/usr/bin/chromium-headless-shell' });
  expect(other?.securityContext).toEqual(one?.securityContext);
  expect(pictureWorker.spec?.template.spec?.securityContext).toEqual(worker.spec?.template.spec?.securityContext);
  for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe', 'lifecycle'] as const)
    expect(other?.[name]).toEqual(one?.[name]);
});

test('it is selected apart from the workers, so that neither is counted as the other', () => {
  const name = 'app.kubernetes.io/name';
  expect(pictureWorker.spec?.selector.matchLabels).toEqual({ [name]: 'picture-worker' });
  expect(pictureWorker.spec?.template.metadata?.labels).toMatchObject({ [name]: 'picture-worker' });
});

test('it may reach what a worker may, and the edge', () => {
  expect(policiesOf('picture-worker', base)).toEqual(policiesOf('worker', base));
  expect(policiesOf('picture-worker', pictures)).toEqual(['pictures']);
  const api = base.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'api');
  expect(JSON.stringify(api)).toContain('picture-worker');
});
