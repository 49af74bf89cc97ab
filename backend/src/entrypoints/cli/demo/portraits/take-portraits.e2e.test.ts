import { FIRST, type TestApi, startTestApi, testBrand } from '../../../../../test/support/api';
import { rows } from '../../../../../test/support/people';
import { jpegOf } from '../../../../../test/support/pictures';
import { withServices } from '../../services';
import { tenantsCommand } from '../../tenants-commands';
import { type Sitter } from './sitter';
import { takePortraits } from './take-portraits';

let api: TestApi;
const environment = process.env;
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  api = await startTestApi();
  const config = Object.entries(api.config).map(([name, value]) => [name, String(value)] as const);
  process.env = { ...environment, ...Object.fromEntries(config) };
  await tenantsCommand('people', [FIRST], {});
});
afterAll(async () => {
  jest.restoreAllMocks();
  process.env = environment;
  await api.close();
});

/** Draws until it was asked so often; answers whom it drew. */
async function draw(times = Infinity): Promise<Sitter[]> {
  const drawn: Sitter[] = [];
  const take = withServices((services) =>
    takePortraits(
      services,
      [testBrand(FIRST)],
      (sitter) => {
        if (drawn.length === times) return Promise.reject(new Error('ended'));
        drawn.push(sitter);
        return jpegOf(sitter.id * 10 + sitter.nth, 240, 300);
      },
      () => undefined,
    ),
  );
  await (times === Infinity ? take : expect(take).rejects.toThrow('ended'));
  return drawn;
}

const photos = () => rows(api, 'select profile_id, position, status from photo order by profile_id, position');

it('the demo’s people get the photos they lack, after an end in the middle only what is still missing', async () => {
  const first = await draw(5);
  expect(first.map(({ id, nth }) => [id, nth])).toEqual([101, 102, 103, 104, 105].map((id) => [id, 0]));
  const second = await draw();
  const all = await photos();
  const given = [...first, ...second].map(({ id, nth }) => ({ profile_id: id, position: nth }));
  expect(all.map(({ profile_id, position }) => ({ profile_id, position }))).toEqual(
    given.sort((a, b) => a.profile_id - b.profile_id || a.position - b.position),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['active']));
  const [shown] = await rows(api, 'select count(*)::int as n from listing where fictional and has_photo');
  expect(shown).toEqual({ n: 12 });
  expect(await draw()).toEqual([]);
  expect(await photos()).toEqual(all);
});
