import { validate } from 'dockerfile-utils';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IMAGES } from './images';

interface Line {
  readonly instruction: string;
  readonly rest: string;
}

interface Stage {
  readonly name: string;
  readonly from: string;
  readonly lines: readonly Line[];
}

const root = resolve(__dirname, '../..');
const text = readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8');

function readStages(): Map<string, Stage> {
  const joined = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
  const stages = new Map<string, Stage & { lines: Line[] }>();
  let current: (Stage & { lines: Line[] }) | undefined;
  for (const line of joined.split('\n').filter(Boolean)) {
    const [instruction = '', ...words] = line.split(' ');
    const rest = words.join(' ');
    if (instruction === 'FROM') {
      const [from = '', name = ''] = rest.split(' AS ');
      current = { name, from, lines: [] };
      stages.set(name, current);
    } else current?.lines.push({ instruction, rest });
  }
  return stages;
}

const stages = readStages();
const targets = [...IMAGES.map(({ name }) => name), 'edge'];

/** The lines that make up an image, those of the stages it stands on first. */
function linesOf(name: string): readonly Line[] {
  const stage = stages.get(name);
  return stage === undefined ? [] : [...linesOf(stage.from), ...stage.lines];
}

const last = (name: string, instruction: string): string | undefined =>
  linesOf(name).findLast((line) => line.instruction === instruction)?.rest;

test('the file is what Docker understands', () => {
  expect(validate(text)).toEqual([]);
});

test('there is one image a process', () => {
  const built = [...stages.keys()].filter((name) => !['build', 'runtime', 'previous', 'no-previous'].includes(name));
  expect(built.sort()).toEqual([...targets].sort());
});

test.each(targets)('%s runs as nobody special, by number', (name) => {
  expect(last(name, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

test.each(targets)('%s gets signals itself: no shell stands before the process', (name) => {
  for (const instruction of ['CMD', 'ENTRYPOINT']) {
    const value = last(name, instruction);
    if (value !== undefined) expect(() => JSON.parse(value) as unknown).not.toThrow();
  }
});

test.each(IMAGES)('$name starts what was gathered for it, under an init', ({ name, runs }) => {
  expect(JSON.parse(last(name, 'ENTRYPOINT') ?? '')).toEqual(['tini', '--']);
  expect((JSON.parse(last(name, 'CMD') ?? '[]') as string[]).slice(0, 2)).toEqual(['node', runs]);
  expect(linesOf(name).map(({ rest }) => rest)).toContain(`--from=build --link /out/${name}/ ./`);
});

test.each(IMAGES)('$name is made from files that exist', ({ source, extras }) => {
  expect(existsSync(join(root, source))).toBe(true);
  const written = extras.map(({ from }) => from).filter((from) => !/(^dist|\.next)\//.test(from));
  expect(written.filter((from) => !existsSync(join(root, from)))).toEqual([]);
});

test.each(targets)('%s says whether it is well', (name) => {
  // Migrations run once and end; their exit status is their health.
  if (name === 'migrate') expect(last(name, 'HEALTHCHECK')).toBe('NONE');
  else expect(last(name, 'HEALTHCHECK')).toMatch(/--timeout=\S+ .*CMD \[/);
});

test.each(targets)('%s holds nothing of the tools that built it', (name) => {
  const copies = linesOf(name).filter(({ instruction }) => instruction === 'COPY');
  for (const { rest } of copies)
    expect(rest).toMatch(/^(--from=(build|previous) --link \/(out|app)\/|--link infra\/edge\/Caddyfile )/);
  expect(linesOf(name).filter(({ rest }) => /npm (ci|install)/.test(rest))).toEqual([]);
});

test('nothing is fetched from an address, and every copied file exists', () => {
  for (const { lines } of stages.values()) {
    for (const { instruction, rest } of lines) {
      expect(instruction).not.toBe('ADD');
      if (instruction !== 'COPY' || rest.includes('--from=')) continue;
      const sources = rest
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1);
      expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    }
  }
});

test('base images are named by version', () => {
  const bases = [...text.matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, base]) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^[\w/-]+:\d+[\w.-]+$/);
  for (const { from } of stages.values()) expect(from).toMatch(/^\$\{(\w+_IMAGE|PREVIOUS_WEB)\}$|^runtime$/);
});
