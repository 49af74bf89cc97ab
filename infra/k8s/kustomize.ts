import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** An object as Kubernetes is given it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  readonly spec?: unknown;
  readonly data?: Record<string, string>;
}

interface Kustomization {
  readonly namespace?: string;
  readonly resources: readonly string[];
  readonly images?: readonly { readonly name: string; readonly newName: string; readonly newTag: string }[];
  readonly configMapGenerator?: readonly Generator[];
  readonly patches?: readonly {
    readonly target: { readonly kind: string; readonly name: string };
    readonly patch: string;
  }[];
}

interface Generator {
  readonly name: string;
  readonly behavior?: 'merge';
  readonly literals: readonly string[];
}

interface Operation {
  readonly op: 'add' | 'replace';
  readonly path: string;
  readonly value: unknown;
}

const understood = ['apiVersion', 'kind', 'namespace', 'resources', 'images', 'configMapGenerator', 'patches'];

/**
 * Builds a folder as `kubectl kustomize` does, as far as our folders need it: resources, images, generated config maps
 * (without the hash in their names) and JSON patches. Anything else in a kustomization is refused, so that a check of
 * the result never passes over something it did not understand.
 */
export function build(folder: string): Manifest[] {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const unknown = Object.keys(kustomization).filter((key) => !understood.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not understood here`);

  const manifests = kustomization.resources.flatMap((resource) => read(join(folder, resource)));
  for (const generator of kustomization.configMapGenerator ?? []) generate(manifests, generator);
  for (const { target, patch } of kustomization.patches ?? []) {
    const found = manifests.find(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
    if (found === undefined) throw new Error(`${folder}: no ${target.kind} ${target.name} to patch`);
    for (const operation of parse(patch) as Operation[]) apply(found, operation);
  }
  for (const image of kustomization.images ?? []) rename(manifests, image);
  const { namespace } = kustomization;
  if (namespace !== undefined)
    for (const { kind, metadata } of manifests) if (kind !== 'Namespace') metadata.namespace = namespace;
  return manifests;
}

function read(path: string): Manifest[] {
  if (statSync(path).isDirectory()) return build(path);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join(', ')}`);
    return document.toJS() as Manifest;
  });
}

function generate(manifests: Manifest[], { name, behavior, literals }: Generator): void {
  const given = Object.fromEntries(
    literals.map((literal) => [literal.slice(0, literal.indexOf('=')), literal.slice(literal.indexOf('=') + 1)]),
  );
  const existing = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  if ((existing === undefined) === (behavior === 'merge'))
    throw new Error(`config map ${name}: made twice or merged into nothing`);
  if (existing?.data !== undefined) Object.assign(existing.data, given);
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: given });
}

function apply(manifest: Manifest, { op, path, value }: Operation): void {
  const steps = path.slice(1).split('/');
  const last = steps.pop() ?? '';
  let place: unknown = manifest;
  for (const step of steps) place = isRecord(place) ? place[step] : undefined;
  if (!isRecord(place) || (op === 'replace') !== last in place)
    throw new Error(`${manifest.kind} ${manifest.metadata.name}: cannot ${op} ${path}`);
  place[last] = value;
}

function rename(manifests: readonly Manifest[], image: { name: string; newName: string; newTag: string }): void {
  const visit = (value: unknown): number => {
    if (!isRecord(value)) return 0;
    const here = value['image'] === image.name;
    if (here) value['image'] = `${image.newName}:${image.newTag}`;
    return Object.values(value).reduce<number>((count, inner) => count + visit(inner), here ? 1 : 0);
  };
  if (visit(manifests) === 0) throw new Error(`no container has the image ${image.name}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
