import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IMAGES } from '../images/images';
import { projectFiles } from './project-files';

const root = resolve(__dirname, '../..');
const sandbox = 'infra/local/payments';

/** What ships, without its tests, and what says how it is shipped. */
const shipped =
  /^(?:backend\/src|contract|frontend|tenants|migrations|k8s|infra\/(?:edge|images|k8s)|docker-compose\.yml)(?:\/|$)/;
const isTest = /\.(?:unit|e2e|gate|bench)\.test\.tsx?$|^frontend\/e2e\//;

test('nothing that ships names the sandbox of the payment providers', () => {
  const files = projectFiles(root).filter(({ path }) => shipped.test(path) && !isTest.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const naming = files.filter(({ text }) =>
    /local\/payments\b|\bpay\.localhost\b|\b_sandbox\/|PAYMENTS_FOLDER/.test(text()),
  );
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test('the sandbox does not reach the build of an image', () => {
  expect(existsSync(join(root, sandbox, 'main.ts'))).toBe(true);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toContain(sandbox);
  expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
});

test.each(IMAGES)('$name is gathered from no file of the local runner', ({ source, traced, extras }) => {
  const paths = [source, ...traced, ...extras.map(({ from }) => from)];
  // A folder above it would bring it along.
  expect(paths.filter((path) => path.includes('local') || sandbox.startsWith(`${path}/`))).toEqual([]);
});
