import { runInNewContext } from 'node:vm';
import { takeEarlyAnswer } from '../lib/api/early-answers';
import { EARLY_SCRIPT } from './early-script';
import { PHOTO_SIZES } from './photo-sizes';

const ORIGIN = 'https://a.example';
interface Visit {
  readonly path: string;
  readonly search?: string;
  readonly member?: string;
  readonly arrival?: string;
  readonly lastSearch?: unknown;
  /** By the address that is asked; others tell only what was asked. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Keys of what the browser keeps. */
  readonly kept?: Readonly<Record<string, string>>;
}

interface Drawn extends Record<string, unknown> {
  readonly tag: string;
  readonly parts: Drawn[];
  readonly append: (...parts: Drawn[]) => void;
  readonly querySelector: (tag: string) => Drawn | undefined;
  readonly querySelectorAll: (tag: string) => Drawn[];
}

/** The attributes that the script has set. */
const told = ({ type, sizes, srcset, src }: Drawn) => (src === undefined ? { type, sizes, srcset } : { src });

/** The elements that the script makes. */
let drawn: Drawn[] = [];
/** The places for a first photo in the page. */
let places: Drawn[] = [];

function draw(tag: string): Drawn {
  const parts: Drawn[] = [];
  const made: Drawn = {
    tag,
    parts,
    get firstChild() {
      return parts[0];
    },
    get lastChild() {
      return parts.at(-1);
    },
    append: (...added) => void parts.push(...added),
    querySelector: (sought) => parts.find((part) => part.tag === sought),
    querySelectorAll: (sought) => parts.filter((part) => part.tag === sought),
  };
  drawn.push(made);
  return made;
}

/** As `EarlyPhoto` is drawn. */
function makePlace(): Drawn {
  const [place, picture] = [draw('span'), draw('picture')];
  picture.append(Object.assign(draw('source'), { type: 'image/avif' }), draw('img'));
  place.append(picture, Object.assign(draw('span'), { hidden: false }));
  return Object.assign(place, { hidden: true });
}

/** Runs the script as the head of a page does, and has its answers where the page looks for them. */
async function arrive({
  path,
  search = '',
  member = 'yes',
  arrival = 'navigate',
  lastSearch = null,
  answers = {},
  kept = {},
}: Visit) {
  places = [makePlace()];
  drawn = [];
  const asked: string[] = [];
  const ask = (address: string): Promise<Response> => {
    asked.push(address);
    const answer = address === '/api/last-search' ? { search: lastSearch } : (answers[address] ?? { of: address });
    return Promise.resolve(Response.json(answer));
  };
  runInNewContext(EARLY_SCRIPT, {
    location: { pathname: path, search },
    document: {
      documentElement: { dataset: { ...(member !== '' && { member }) } },
      createElement: draw,
      querySelectorAll: () => places.filter(({ hidden }) => hidden),
    },
    localStorage: kept,
    performance: { getEntriesByType: () => [{ type: arrival }] },
    fetch: ask,
    window: globalThis,
    URLSearchParams,
    Map,
  });
  await new Promise(setImmediate);
  return asked;
}
const take = (path: string, method = 'GET') => takeEarlyAnswer(new Request(ORIGIN + path, { method }));
const taken = async (path: string): Promise<unknown> => (await take(path))?.json();

beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(2000));
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['earlyAnswers', 'earlyPhoto', 'showEarlyPhoto']) Reflect.deleteProperty(globalThis, name);
});

it('asks for what a member’s page shows first, and for no one else', async () => {
  expect(await arrive({ path: '/swipe-game' })).toEqual(['/api/swipe', '/api/user.php']);
  expect(await arrive({ path: '/profile' })).toEqual(['/api/user.php']);
  expect(await arrive({ path: '/swipe-game', member: '' })).toEqual([]);
  expect(await arrive({ path: '/swipe-game', arrival: 'back_forward' })).toEqual([]);
});

it('goes on with the last search, whatever the order of its filters', async () => {
  await arrive({ path: '/members', lastSearch: { min_age: 30, gender: ['woman', 'man'] } });
  expect(await taken('/api/members?gender=woman,man&min_age=30')).toEqual({
    of: '/api/members?min_age=30&gender=woman%2Cman',
  });
  expect(await arrive({ path: '/members' })).toContain('/api/members');
  expect(await arrive({ path: '/members', search: '?online=true' })).toEqual(['/api/user.php']);
});

it('leaves to the page a search around the place where the member is', async () => {
  expect(await arrive({ path: '/members', lastSearch: { near: 'me' } })).toEqual(['/api/last-search', '/api/user.php']);
});

it('gives each answer once, to the same question, and not after long', async () => {
  await arrive({ path: '/likes' });
  expect(take('/api/likes.php?cursor=x')).toBeUndefined();
  expect(await taken('/api/likes.php')).toEqual({ of: '/api/likes.php' });
  expect(take('/api/likes.php')).toBeUndefined();
  jest.spyOn(performance, 'now').mockReturnValue(20_000);
  expect(take('/api/user.php')).toBeUndefined();
});

it('gives nothing any more once something was changed, which a counted visit does not', async () => {
  await arrive({ path: '/swipe-game' });
  expect(take('/api/visits', 'POST')).toBeUndefined();
  expect(await taken('/api/swipe')).toEqual({ of: '/api/swipe' });
  expect(take('/api/swipe/7', 'PUT')).toBeUndefined();
  expect(take('/api/user.php')).toBeUndefined();
});

it('asks for somebody’s page and a conversation at their own path', async () => {
  expect(await arrive({ path: '/members/17' })).toEqual(['/api/members/17', '/api/user.php']);
  expect(await arrive({ path: '/members/17/chat' })).toEqual(['/api/members/17/chat', '/api/user.php']);
  expect(await arrive({ path: '/chats/17' })).toEqual(['/api/chats/17', '/api/user.php']);
  for (const path of ['/members/0', '/members/17/landing', '/members/17/', '/chats/17x', '/x/members/17'])
    expect(await arrive({ path })).toEqual(['/api/user.php']);
});

it('fetches the first two photos as the page will show them', async () => {
  const photo = (name: string) => ({
    main_image: { path: `/${name}.jpg`, sources: { avif: `/${name}.avif 640w`, webp: `/${name}.webp 640w` } },
  });
  const answers = {
    '/api/swipe': { profiles: [photo('one'), { main_image: null }, photo('three')] },
    '/api/members': { members: [{ main_image: { path: '/old.jpg', sources: null } }, photo('two')] },
    '/api/members/17': photo('whole'),
    '/api/chats/17': photo('small'),
  };
  const shownOf = async (path: string): Promise<unknown[]> => {
    await arrive({ path, answers });
    await new Promise(setImmediate);
    return drawn.filter(({ tag }) => tag === 'picture').map(({ parts }) => parts.map(told));
  };
  const sources = (name: string, sizes: string) => [
    { type: 'image/avif', sizes, srcset: `/${name}.avif 640w` },
    { type: 'image/webp', sizes, srcset: `/${name}.webp 640w` },
    { src: `/${name}.jpg` },
  ];
  expect(await shownOf('/swipe-game')).toEqual([sources('one', PHOTO_SIZES.deck)]);
  const old = [{ type: 'image/avif' }, { type: 'image/webp' }, { src: '/old.jpg' }];
  expect(await shownOf('/members')).toEqual([old, sources('two', PHOTO_SIZES.card)]);
  expect(await shownOf('/members/17')).toEqual([sources('whole', PHOTO_SIZES.profile)]);
  expect(await shownOf('/chats/17')).toEqual([]);
});

describe('the first photo', () => {
  const photo = { path: '/one.jpg', sources: { avif: '/one.avif 640w', webp: '/one.webp 640w' } };
  const shown = async (person: object, kept = {}): Promise<unknown> => {
    await arrive({ path: '/swipe-game', answers: { '/api/swipe': { profiles: [person] } }, kept });
    await new Promise(setImmediate);
    const [place] = places;
    const [picture, label] = place?.parts ?? [];
    return place?.hidden === true
      ? 'nothing'
      : { ...told(picture?.parts[1] ?? draw('img')), isLabelled: !label?.hidden };
  };

  it('is painted where it will be drawn, with the label unless the answer says that it is a member’s', async () => {
    expect(await shown({ main_image: photo, fictional: false })).toEqual({ src: '/one.jpg', isLabelled: false });
    for (const person of [{ main_image: photo, fictional: true }, { main_image: photo }])
      expect(await shown(person)).toEqual({ src: '/one.jpg', isLabelled: true });
  });

  it('is waited for on the pages that are about one, and on no others', async () => {
    for (const [path, isAboutOne] of [
      ['/members', true],
      ['/members/17', true],
      ['/chats/17', false],
      ['/likes', false],
    ] as const) {
      Reflect.deleteProperty(globalThis, 'earlyPhoto');
      await arrive({ path });
      expect([path, (globalThis as { earlyPhoto?: unknown }).earlyPhoto !== undefined]).toEqual([path, isAboutOne]);
    }
  });

  it('is not painted where there is none, or a choice about it may be under way', async () => {
    expect(await shown({ main_image: null, fictional: false })).toBe('nothing');
    expect(await shown({ main_image: photo, fictional: false }, { 'swipes-7': '[]' })).toBe('nothing');
  });
});
