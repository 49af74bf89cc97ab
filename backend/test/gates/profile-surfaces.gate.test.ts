import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, type TestApi } from '../support/api';
import { block, call, change, confirmed, grant, hide, reveal, unblock } from '../support/meeting';
import { type Person, startAccountsApi } from '../support/people';

interface Surface {
  /** Makes the other one appear there. */
  readonly prepare: (viewer: Person, other: Person) => Promise<void>;
  /** If the path names the other one, a 404 counts as absent. */
  readonly path: (other: Person, country: string) => string;
  /** Set where members who have talked go on seeing the other one, also one who is invisible or has left. */
  readonly stays?: true;
}

const like = async (by: Person, whom: Person): Promise<void> => {
  await call(api, 'put', `likes/${whom.id}`, by.cookie).expect(200);
};
const visit = async (by: Person, whom: Person): Promise<void> => {
  await call(api, 'put', `visits/${whom.id}`, by.cookie).expect(204);
};
const likeEachOther = async (one: Person, other: Person): Promise<void> => {
  await like(one, other);
  await like(other, one);
};
/** The conversation with each, as an address names it. */
const talks = new Map<number, number>();
const write = async (by: Person, to: Person): Promise<void> => {
  await grant(api, by.id, 1000);
  const message = { client_id: randomUUID(), kind: 'text', text: 'hi' };
  const { body } = await call(api, 'post', `members/${to.id}/messages`, by.cookie).send(message).expect(201);
  talks.set(to.id, (body as { conversation: number }).conversation);
};
const nothing = (): Promise<void> => Promise.resolve();

/** Every route of a brand that shows members to one another. */
const SURFACES: Readonly<Record<string, Surface>> = {
  '/api/members': { prepare: nothing, path: (_, country) => `members?country=${country}` },
  '/api/members/{id}': { prepare: nothing, path: ({ id }) => `members/${id}` },
  '/api/likes.php': { prepare: likeEachOther, path: () => 'likes.php' },
  '/api/likes': { prepare: likeEachOther, path: () => 'likes' },
  '/api/likes/given': { prepare: like, path: () => 'likes/given' },
  '/api/likes/received': { prepare: (viewer, other) => like(other, viewer), path: () => 'likes/received' },
  '/api/likes/mutual': { prepare: likeEachOther, path: () => 'likes/mutual' },
  '/api/auto-like.php': { prepare: likeEachOther, path: () => 'auto-like.php' },
  '/api/auto-like': { prepare: likeEachOther, path: () => 'auto-like' },
  '/api/visitors': { prepare: (viewer, other) => visit(other, viewer), path: () => 'visitors' },
  '/api/activity': { prepare: (viewer, other) => like(other, viewer), path: () => 'activity' },
  '/api/swipe': { prepare: (viewer, other) => like(other, viewer), path: () => 'swipe' },
  '/api/chats.php': { prepare: write, path: () => 'chats.php', stays: true },
  '/api/chats': { prepare: write, path: () => 'chats', stays: true },
  '/api/chats/{id}': { prepare: write, path: ({ id }) => `chats/${talks.get(id) ?? 0}`, stays: true },
  '/api/members/{id}/chat': { prepare: nothing, path: ({ id }) => `members/${id}/chat` },
  '/api/transactions': { prepare: write, path: () => 'transactions' },
  // The first is what was granted to write with.
  '/api/transactions/{id}': { prepare: write, path: () => 'transactions/2' },
};

/** One's own: nobody meets anybody there. */
const OWN: readonly string[] = [
  ...['/api/profile', '/api/profile/prompts/{code}', '/api/profile/prompts/order'],
  ...['/api/user.php', '/api/user', '/api/passkey-sign-in'],
];

/** Surfaces that show another person, each with the reason why blocks do not apply there. */
const OTHERS: Readonly<Record<string, string>> = {
  '/api/members/{id}/teaser': 'for visitors, who block nobody; its own test says whom it hides',
  '/api/blocks': 'whom the member blocked',
};

/** Lists that never hold a fictional profile: its like is shown as received, never as a match, and it visits nobody. */
const WITHOUT_INVENTED = ['/api/auto-like.php', '/api/auto-like', '/api/likes/mutual', '/api/visitors'];

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(38);
});
afterAll(() => api.close());

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}
interface Description {
  readonly paths: Readonly<
    Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** All objects in an answer. */
function objectsIn(schema: Schema, schemas: Description['components']['schemas'], seen = new Set<string>()): Schema[] {
  const named = schema.$ref?.split('/').at(-1);
  if (named !== undefined) {
    if (seen.has(named)) return [];
    seen.add(named);
    return objectsIn(schemas[named] ?? {}, schemas, seen);
  }
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.allOf ?? []),
  ];
  return [...(schema.properties ? [schema] : []), ...parts.flatMap((part) => objectsIn(part, schemas, seen))];
}

const isProfile = ({ properties = {} }: Schema): boolean =>
  'name' in properties && ['age', 'main_image', 'fictional'].some((name) => name in properties);

async function profileRoutes(): Promise<{ path: string; profiles: Schema[] }[]> {
  const { paths, components } = (await api.on().get('/api/openapi.json').expect(200)).body as Description;
  return Object.entries(paths)
    .filter(([path]) => !path.startsWith('/api/staff/'))
    .flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ responses }) => {
        const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
        const schemas = answers.flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema));
        const profiles = schemas.flatMap((schema) => objectsIn(schema, components.schemas)).filter(isProfile);
        return profiles.length > 0 ? [{ path, profiles }] : [];
      }),
    );
}

interface Shown {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly fictional?: unknown;
}

/** Every profile in an answer. */
function profilesIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return value.flatMap(profilesIn);
  if (typeof value !== 'object' || value === null) return [];
  const one: Shown = value;
  return [...('id' in one && 'fictional' in one ? [one] : []), ...Object.values(value).flatMap(profilesIn)];
}

describe('every route that answers profiles', () => {
  it('is known here', async () => {
    const found = (await profileRoutes()).map(({ path }) => path);
    expect(found).toEqual(expect.arrayContaining(Object.keys(SURFACES)));
    expect(found.filter((path) => !(path in SURFACES) && !(path in OTHERS) && !OWN.includes(path))).toEqual([]);
  });

  it('says of each whether they are invented', async () => {
    const silent = (await profileRoutes()).filter(
      ({ path, profiles }) =>
        !OWN.includes(path) && profiles.some(({ properties = {} }) => !('fictional' in properties)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  const COUNTRIES = [
    'AD',
    'AL',
    'AM',
    'AZ',
    'BA',
    'BG',
    'BY',
    'GE',
    'HR',
    'KZ',
    'LT',
    'LV',
    'MD',
    'ME',
    'MK',
    'RS',
    'SI',
    'SK',
  ];
  it.each(Object.entries(SURFACES))(
    '%s shows nobody whom the member may not meet',
    async (route, { prepare, path, stays = false }) => {
      const country = COUNTRIES[Object.keys(SURFACES).indexOf(route)] ?? '';
      const [viewer, other] = [await confirmed(api, { country }), await confirmed(api, { country })];
      const elsewhere = await confirmed(api, { country }, SECOND);
      await prepare(viewer, other);
      const shown = async (whom = other): Promise<Shown | undefined> => {
        const answer = await call(api, 'get', path(whom, country), viewer.cookie, FIRST);
        expect([200, 404]).toContain(answer.status);
        expect([...answer.text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id))).not.toContain(elsewhere.id);
        return profilesIn(answer.body).find(({ id }) => id === whom.id);
      };
      expect(await shown()).toMatchObject({ fictional: false });
      for (const [what, away, back] of [
        ['blocked', () => block(api, viewer.id, other.id), () => unblock(api, viewer.id)],
        ['blocking', () => block(api, other.id, viewer.id), () => unblock(api, other.id)],
        ['invisible', () => hide(api, other.id), () => reveal(api, other.id)],
        [
          'disabled',
          () => change(api, other.id, { status: 'disabled' }),
          () => change(api, other.id, { status: 'active' }),
        ],
      ] as const) {
        await away();
        const isSeen = stays && ['invisible', 'disabled'].includes(what);
        expect([what, (await shown()) !== undefined]).toEqual([what, isSeen]);
        await back();
        expect([what, await shown()]).toEqual([what, expect.objectContaining({ id: other.id })]);
      }
      expect(await shown(elsewhere)).toBeUndefined();
      await change(api, other.id, { fictional: true });
      if (WITHOUT_INVENTED.includes(route)) expect(await shown()).toBeUndefined();
      else expect(await shown()).toMatchObject({ fictional: true });
    },
  );
});
