import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Lock, checkLicences } from './licences';
import { deadLinks } from './links';
import { projectFiles } from './project-files';
import { HELD_TO, termFaults } from './terms';
import { textFaults } from './text-rules';
import { readTermList } from '../texts/term-lists';
import { readAllTexts } from '../texts/text-files';

const root = resolve(__dirname, '../..');

const files = projectFiles(root);
const texts = files.flatMap(({ path, text }) =>
  textFaults(path, text(), root).map((fault) => `${fault.path}:${fault.line} ${fault.rule}`),
);
const licences = checkLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
const links = files
  .filter(({ path }) => path.endsWith('.md'))
  .flatMap(({ path, text }) => deadLinks(path, text(), (target) => existsSync(join(root, target))));
const faults = [
  ...texts,
  ...links,
  ...termFaults(readAllTexts(root), HELD_TO, readTermList),
  ...licences.faults.map((fault) => `package-lock.json ${fault} is not an allowed licence`),
];

for (const fault of faults) console.error(fault);
const packages = [...licences.counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`gates: ${files.length} files, ${packages} production packages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
