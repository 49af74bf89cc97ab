import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { withSettings } from '../../../../../test/support/features';
import { call, confirmed } from '../../../../../test/support/meeting';
import { type Person, startAccountsApi } from '../../../../../test/support/people';
import { type GifsResponse } from '../use-cases/search-gifs/gifs.response';
import { DRAWN_GIFS } from './drawn/drawn-ids';

const WEBP = Buffer.from('RIFF0000WEBPVP8 rest');

let giphy: Server;
let place: string;
let asked: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let offline: TestApi;
let api: TestApi;
let member: Person;

beforeAll(async () => {
  giphy = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => giphy.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(giphy.address() as AddressInfo).port}`;
  offline = await startAccountsApi(16);
  api = await startAccountsApi(17, {
    ...{ GIPHY_API_KEY: 'the key', GIPHY_URL: place, GIPHY_MEDIA_HOSTS: '127.0.0.1' },
    REQUESTS_TO_LOOPBACK: 'yes',
  });
  member = await confirmed(api);
});
afterAll(async () => {
  await Promise.all([offline.close(), api.close()]);
  giphy.close();
});
beforeEach(() => {
  asked = [];
  answer = provider();
});

const oneGif = (name: string, host = place) => ({
  id: name,
  title: `A ${name}`,
  images: {
    fixed_width: { url: `${host}/${name}.gif`, webp: `${host}/${name}.webp`, width: '200', height: '112' },
    fixed_width_still: { url: `${host}/${name}-still.gif` },
  },
});

function provider(data: unknown[] = [oneGif('cat')], total = 1) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!request.url?.startsWith('/v1/')) {
      response.writeHead(200, { 'content-type': 'image/webp' }).end(WEBP);
      return;
    }
    const pagination = { total_count: total, offset: 0, count: data.length };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, pagination }));
  };
}

const search = async (query: string): Promise<GifsResponse> =>
  (await call(api, 'get', `gifs?query=${query}`, member.cookie).expect(200)).body as GifsResponse;
const media = (path: string, cookie = member.cookie, host = FIRST) => call(api, 'get', path.slice(5), cookie, host);

describe('the GIFs that ship', () => {
  it('are all there, are searched in the member’s language, and come from this host', async () => {
    const { cookie } = await confirmed(offline);
    const all = (await call(offline, 'get', 'gifs', cookie).expect(200)).body as GifsResponse;
    expect(all).toMatchObject({ next: null, provider: null });
    expect(all.gifs.map(({ id }) => id)).toEqual(DRAWN_GIFS);
    const found = await call(offline, 'get', 'gifs?query=kus', `${cookie}; locale=nl`).expect(200);
    expect((found.body as GifsResponse).gifs.map(({ drawn }) => drawn)).toEqual(['kiss']);
    for (const { path, still } of all.gifs)
      for (const one of [path, still]) {
        const { headers } = await call(offline, 'get', one.slice(5), '').expect(200);
        expect(headers['content-type']).toBe('image/svg+xml');
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
    for (const none of [
      'gifs/drawn/nothing.svg',
      'gifs/drawn/wave',
      'gifs/drawn/constructor.svg',
      'gifs/drawn/wave-stil.svg',
    ])
      await call(offline, 'get', none, '').expect(404);
    await call(offline, 'get', 'gifs', '').expect(403);
    await call(offline, 'get', `gifs?query=${'x'.repeat(51)}`, cookie).expect(422);
    await call(offline, 'get', 'gifs?cursor=-1', cookie).expect(422);
  });
});

describe('a provider’s GIFs', () => {
  it('are asked for by their words, and nothing of the member', async () => {
    answer = provider([oneGif('dog'), { id: 'odd' }, oneGif('spy', 'http://tracker.example')], 90);
    const page = await search('hond%20x');
    expect(page).toMatchObject({
      provider: 'giphy',
      next: '3',
      gifs: [{ title: 'A dog', width: 200, height: 112, drawn: null }],
    });
    expect(JSON.stringify(page)).not.toContain(place);
    const [request] = asked;
    const url = new URL(request?.url ?? '', place);
    expect(url.pathname).toBe('/v1/gifs/search');
    expect(Object.fromEntries(url.searchParams)).toEqual(
      expect.objectContaining({ api_key: 'the key', q: 'hond x', lang: 'nl', rating: 'pg-13' }),
    );
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host']);
    await search('hond%20x');
    expect(asked).toHaveLength(1);
  });

  it('are fetched by us, once for everybody, for members only and by no address but ours', async () => {
    const { gifs } = await search('cat');
    const { path = '', still = '' } = gifs[0] ?? {};
    asked = [];
    const answers = await Promise.all([media(path), media(path), media(path)]);
    for (const { status, headers, body } of answers) {
      expect([status, headers['content-type'], body]).toEqual([200, 'image/webp', WEBP]);
      expect(headers['cache-control']).toContain('private');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(asked.map(({ url }) => url)).toEqual(['/cat.webp']);
    await media(still).expect(200);
    await media(path, '').expect(403);
    const token = path.split('=')[1] ?? '';
    const foreign = Buffer.from(`${place}/other.webp`).toString('base64url');
    for (const none of ['', 'x', `${token}x`, `${foreign}.${token.split('.')[1] ?? ''}`, `${token}&of=${token}`])
      await media(`/api/gifs/media?of=${none}`).expect(404);
    await media('/api/gifs/media').expect(404);
    expect(asked).toHaveLength(2);
    expect((await call(api, 'get', path.slice(5), member.cookie, SECOND)).status).toBe(403);
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')],
    ['a drawing', (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
    ['another address', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['an error', (_, response) => response.writeHead(500, { 'content-type': 'image/webp' }).end()],
    [
      'too much',
      (_, response) => response.writeHead(200, { 'content-type': 'image/gif' }).end(Buffer.alloc(6_000_000)),
    ],
    ['nothing', (request) => request.destroy()],
  ])('that turn out to be %s are not handed on', async (what, respond) => {
    answer = provider([oneGif(what.replaceAll(' ', '_'))]);
    const { gifs } = await search(encodeURIComponent(what));
    answer = respond;
    const refused = await media(gifs[0]?.path ?? '').expect(503);
    expect(refused.body).toMatchObject({ code: 'gifs_unavailable' });
    expect(refused.headers['cache-control']).toBe('no-store');
    answer = provider();
    await media(gifs[0]?.path ?? '').expect(200);
  });

  it('that cannot be looked for are told so, and looked for again', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
    await call(api, 'get', 'gifs?query=again', member.cookie).expect(503);
    answer = provider();
    expect((await search('again')).gifs).toHaveLength(1);
  });
});

it('is not searched where the brand has switched GIFs off, and those sent before are served', async () => {
  const someone = await confirmed(offline);
  await withSettings(offline, { features: { gif_search: false } }, async () => {
    expect((await call(offline, 'get', 'gifs', someone.cookie).expect(404)).body).toMatchObject({
      code: 'gif_search_off',
    });
    await call(offline, 'get', 'gifs/drawn/wave.svg', '').expect(200);
  });
  await call(offline, 'get', 'gifs', someone.cookie).expect(200);
});
