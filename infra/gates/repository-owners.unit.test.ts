import { join } from 'node:path';
import { projectFiles } from './project-files';
import { foreignRepositories } from './repository-owners';

const files = projectFiles(join(__dirname, '../..')).filter(({ path }) => /^backend\/src\/.*\.ts$/.test(path));

it('every repository is of a table of the module that asks for it', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(({ path, text }) => foreignRepositories(path, text()))).toEqual([]);
});

const faults = (source: string, path = 'backend/src/modules/likes/lists/a.ts') => foreignRepositories(path, source);
const refused = (room: string) => new RegExp(`^\\S+:\\d+ a repository of no table of ${room}$`);
const OWN = "import { LIKES_TABLES } from '../tables';\n";

it('a module has repositories of its own tables', () => {
  expect(faults(`${OWN}this.database.repository(LIKES_TABLES.member_like).find();`)).toEqual([]);
  expect(faults(`${OWN}connection\n.repository(LIKES_TABLES.member_like)\n.delete({ id });`)).toEqual([]);
  const outbox = "import { OUTBOX_TABLES } from './tables'; platform.repository(OUTBOX_TABLES.outbox);";
  expect(faults(outbox, 'backend/src/platform/outbox/a.ts')).toEqual([]);
});

it.each([
  ['from its tables', "import { CHATS_TABLES } from '../../chats/tables'; db.repository(CHATS_TABLES.chat);"],
  ['from its index', "import { CHATS_TABLES } from '../../chats'; db.repository(CHATS_TABLES.chat);"],
  ['under the name of its own', "import { LIKES_TABLES } from '../../chats'; db.repository(LIKES_TABLES.chat);"],
  ['as an entity alone', "import { chat } from '../../chats'; db.repository(chat);"],
  ['by a name', "db.repository('chat');"],
  ['that somebody hands in', `${OWN}const read = (entity) => db.repository(entity).find();`],
  ['beside its own', `${OWN}db.repository(mine ? LIKES_TABLES.member_like : CHATS_TABLES.chat);`],
  ['that it declares once more', "const T = { chat: platformTable('chat', {}) }; db.repository(T.chat);"],
])('another module’s table is refused: %s', (_what, source) => {
  expect(faults(source).join()).toMatch(refused('likes'));
});

it('entry points have no repositories, and platform none of a module', () => {
  const source = "import { CHATS_TABLES } from '../modules/chats'; db.repository(CHATS_TABLES.chat);";
  expect(faults(source, 'backend/src/entrypoints/a.ts').join()).toMatch(refused('entrypoints'));
  expect(faults(source, 'backend/src/platform/outbox/a.ts').join()).toMatch(refused('platform/outbox'));
});

it.each([
  'db.repository(LIKES_TABLES.member_like).manager.getRepository(chat);',
  "db.repository(LIKES_TABLES.member_like).createQueryBuilder('l').leftJoin('chat', 'c');",
  'class Chats { constructor(@InjectRepository(chat) readonly chats: Repository<Chat>) {} }',
  "class Chats { constructor(@InjectDataSource('platform') readonly source: DataSource) {} }",
])('no way past repositories is taken: %s', (source) => {
  expect(faults(OWN + source)).not.toEqual([]);
  expect(faults(OWN + source, 'backend/src/modules/likes/lists/a.e2e.test.ts')).toEqual([]);
});
