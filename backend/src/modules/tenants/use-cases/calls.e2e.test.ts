import { brotliDecompressSync } from 'node:zlib';
import { FIRST, SECOND, type TestApi, startTestApi } from '../../../../test/support/api';
import { rawRequest } from '../../../../test/support/raw-request';

interface Description {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: object; readonly required: readonly string[] }>>;
  };
}

describe('the calls of a page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ COUNTRY_HEADER: 'cf-ipcountry' });
  });
  afterAll(() => api.close());

  it.each(['settings', 'companyinfo', 'regions', 'interests'])('%s answers with and without .php', async (name) => {
    const plain = await api.on().get(`/api/${name}`);
    const php = await api.on().get(`/api/${name}.php`);
    expect([plain.status, php.status]).toEqual([200, 200]);
    expect(php.body).toEqual(plain.body);
    expect(php.type).toBe('application/json');
  });

  it('settings have every name of the specification', async () => {
    const { body } = await api.on().get('/api/settings.php');
    expect(Object.keys(body as object)).toEqual(
      expect.arrayContaining([
        ...['countries', 'name', 'domain', 'domain_language', 'index_title', 'description', 'cdn_prefix'],
        ...['geoip_country', 'geoip_selected_country', 'enable_site_entry_popup', 'signups', 'logged_out_search'],
        ...['logged_out_search_trafficsource', 'niche', 'push_public_key', 'support_phone', 'support_email'],
        ...['minimum_message_costs', 'fictional_icon', 'fictional_warning', 'fictional_singular', 'fictional_plural'],
        ...['visible_profile_fields', 'visible_profile_notes', 'search_fields', 'message_credits', 'photo_credits'],
        ...[
          'gift_credits',
          'signup_credits',
          'message_length',
          'refund_days',
          'member_resell',
          'company_id',
          'mail_name',
        ],
      ]),
    );
  });

  it.each([
    ['settings', 'SettingsResponse'],
    ['companyinfo', 'CompanyInfoResponse'],
  ])('%s answers exactly what the api’s description says', async (name, component) => {
    const { body } = await api.on().get(`/api/${name}.php`);
    const description = (await api.on().get('/api/openapi.json')).body as Description;
    const { properties, required } = description.components.schemas[component] ?? {};
    expect(Object.keys(body as object).sort()).toEqual(Object.keys(properties ?? {}).sort());
    expect([...(required ?? [])].sort()).toEqual(Object.keys(properties ?? {}).sort());
  });

  it('company info has every name of the specification, and is the brand’s own', async () => {
    const first = (await api.on().get('/api/companyinfo.php')).body as Record<string, unknown>;
    const second = (await api.on(`${SECOND}.localhost`).get('/api/companyinfo.php')).body as Record<string, unknown>;
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        ...[
          'name',
          'address',
          'kvk',
          'city',
          'country',
          'tradenames',
          'vat_numbers',
          'support_phone',
          'delete_discount',
          'added',
        ],
      ]),
    );
    expect(first['name']).not.toBe(second['name']);
  });

  it('settings are told apart by country, language and brand, and kept only by the visitor', async () => {
    const belgian = await api.on().get('/api/settings').set('cf-ipcountry', 'BE').set('cookie', 'locale=fr');
    expect(belgian.body).toMatchObject({
      geoip_country: 'BE',
      geoip_selected_country: 'BE',
      locale: 'fr',
      locales: ['nl', 'fr', 'de'],
    });
    expect(belgian.headers['cache-control']).toBe('private, no-cache');
    const far = await api.on().get('/api/settings').set('cf-ipcountry', 'JP').set('cookie', 'locale=xx');
    expect(far.body).toMatchObject({ geoip_country: 'JP', geoip_selected_country: 'NL', locale: 'nl' });
    const other = await api.on(`${SECOND}.localhost`).get('/api/settings').set('cookie', 'locale=fr');
    expect(other.body).toMatchObject({ domain: `${SECOND}.localhost` });
  });

  it('an answer that the visitor has is not sent again', async () => {
    const first = await api.on().get('/api/settings');
    const { etag } = first.headers;
    const again = await api
      .on()
      .get('/api/settings')
      .set('if-none-match', etag ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    const weak = await api
      .on()
      .get('/api/settings')
      .set('if-none-match', `"other", W/${etag ?? ''}`);
    expect(weak.status).toBe(304);
    const elsewhere = await api
      .on(`${SECOND}.localhost`)
      .get('/api/settings')
      .set('if-none-match', etag ?? '');
    expect(elsewhere.status).toBe(200);
  });

  it('answers are compressed for who can read it', async () => {
    const answer = await fetch(`${api.url}/api/settings`, {
      headers: { 'x-forwarded-host': `${FIRST}.localhost`, 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.json()).toMatchObject({ domain: `${FIRST}.localhost` });
    expect(() => brotliDecompressSync(Buffer.from('{}'))).toThrow();
  });

  it('takes the beacon of a hidden page as browsers send it', async () => {
    for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
      const answer = await api.on().post('/api/page-hidden.php').set('content-type', type).send('{}');
      expect(answer.status).toBe(204);
    }
  });

  it('answers bad HTTP with a problem document and keeps serving', async () => {
    const on = `Host: ${FIRST}.localhost`;
    const huge = `X-Filler: ${'x'.repeat(20_000)}`;
    expect((await rawRequest(api.url, ['GET /api/settings HTTP/1.1', on, huge])).status).toBe(431);
    const missing = await api.on().get('/api/nothing-here');
    expect(missing.body).toMatchObject({ status: 404, code: 'not_found' });
    const malformed = await api.on().post('/api/complaints').set('content-type', 'application/json').send('{"name": ');
    expect(malformed.body).toMatchObject({ status: 400, code: 'malformed_request' });
    const large = await api
      .on()
      .post('/api/complaints')
      .send({ name: 'x'.repeat(70_000) });
    expect(large.body).toMatchObject({ status: 413, code: 'body_too_large' });
    const media = await api.on().post('/api/complaints').set('content-type', 'application/xml').send('<a/>');
    expect(media.body).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect((await api.on().get('/api/settings')).status).toBe(200);
  });

  it('describes itself', async () => {
    const { body } = await api.on().get('/api/openapi.json');
    expect(Object.keys((body as { paths: object }).paths)).toEqual(
      expect.arrayContaining([
        '/api/settings.php',
        '/api/companyinfo.php',
        '/api/regions.php',
        '/api/interests.php',
        '/api/geocode.php',
        '/api/page-hidden.php',
      ]),
    );
  });
});
