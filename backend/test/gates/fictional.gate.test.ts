import { FIRST, type TestApi, startTestApi } from '../support/api';
import { CONSOLE } from '../support/staff-people';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

/** Members by which an object of an answer shows a person. */
const OF_A_PERSON = /^(?:name|.*_name|nickname|age|date_of_birth|main_image|about_me)$/;

/** What has such a member and is nobody. */
const NOBODY: Readonly<Record<string, string>> = {
  ComplaintColleagueResponse: 'a member of staff',
  ComplaintInShortResponse: 'somebody who wrote to the support, by the name they gave',
  ComplaintThreadResponse: 'the same',
  CountedResponse: 'a reason, or a kind of decision',
  DebitCreditor: 'the company that collects direct debits',
  CompanyInfoResponse: 'the company',
  Interest: 'a word of the interests',
  LaunchCheckResponse: 'a check before a launch',
  LaunchRecordResponse: 'a record of a name server',
  LaunchStepResponse: 'a step of a launch',
  NicheTemplateResponse: 'a niche',
  Passkey: 'a device of the member',
  Region: 'a part of a country',
  RegionResponse: 'a part of a country',
  SettingsResponse: 'the brand',
  StaffPasskeyResponse: 'a device of a member of staff',
  StaffPersonResponse: 'a member of staff',
  StaffSelfResponse: 'the member of staff who asks',
  StaffTenantResponse: 'the brand',
  StaffTenantWithHostsResponse: 'the brand',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Every object that answers of one host are made of, by its name or by where it stands. */
async function shownObjects(host: string): Promise<ReadonlyMap<string, Schema>> {
  const { paths, components } = (await api.on(host).get('/api/openapi.json').expect(200)).body as Description;
  const found = new Map<string, Schema>();
  const walk = (schema: Schema | undefined, place: string): void => {
    if (schema === undefined) return;
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) {
      if (!found.has(name)) {
        found.set(name, {});
        walk(components.schemas[name], name);
      }
      return;
    }
    if (schema.properties) found.set(place, schema);
    for (const [key, inner] of Object.entries(schema.properties ?? {})) walk(inner, `${place}.${key}`);
    for (const inner of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(inner, place);
    walk(schema.items, place);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, place);
  };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods))
      for (const { content } of Object.values(responses))
        for (const { schema } of Object.values(content ?? {})) walk(schema, `${method} ${path}`);
  return found;
}

const people = (objects: ReadonlyMap<string, Schema>): [string, Schema][] =>
  [...objects].filter(([, { properties }]) => Object.keys(properties ?? {}).some((key) => OF_A_PERSON.test(key)));

describe('every answer that shows a person', () => {
  it.each([
    [
      `${FIRST}.localhost`,
      ['ChatPartner', 'LikeCard', 'MemberCard', 'MemberResponse', 'TeaserResponse', 'UserProfile'],
    ],
    [CONSOLE, ['FoundMemberResponse', 'MemberFileResponse', 'ReportedProfile', 'WaitingPhotoResponse']],
  ])('says whether they are invented: %s', async (host, known) => {
    const shown = people(await shownObjects(host)).filter(([name]) => NOBODY[name] === undefined);
    expect(shown.map(([name]) => name)).toEqual(expect.arrayContaining(known));
    const silent = shown.filter(
      ([, { properties, required }]) =>
        properties?.['fictional']?.type !== 'boolean' || required?.includes('fictional') !== true,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('is told apart from what shows nobody, without an exception too many', async () => {
    const objects = [...(await shownObjects(`${FIRST}.localhost`)), ...(await shownObjects(CONSOLE))];
    const names = new Set(people(new Map(objects)).map(([name]) => name));
    expect(Object.keys(NOBODY).filter((name) => !names.has(name))).toEqual([]);
  });
});
