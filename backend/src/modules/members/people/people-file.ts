import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { wordsOf } from '../../../../../contract/profile/fields';
import { offeredWords } from '../../../../../contract/profile/genders';
import { ANSWER_LENGTH, MOST_PROMPTS, askedPrompts } from '../../../../../contract/profile/prompts';
import { type FieldError } from '../../../platform/http';
import { type LoadedTenant, type TenantDocument, zodFaults } from '../../tenants';
import { type RegionCatalogue } from '../places/region-catalogue';

/** Profiles of one origin. The database gives ids from 1,000,000 on (see the migration of traffic). */
export interface IdRange {
  readonly from: number;
  readonly below: number;
}
/** The file of people in a brand's folder. */
export const PEOPLE_FILE = 'people.yaml';

export const FILED_IDS: IdRange = { from: 1, below: 100_000 };
export const CAST_IDS: IdRange = { from: 100_000, below: 1_000_000 };

const FIRST_BIRTHDAY = '1900-01-01';

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^<>\p{Cc}\p{Cs}]*$/u, 'Write plain text: take out markup and control characters.');

const person = z.strictObject({
  /** In the address of the profile, so it stays. */
  id: z
    .int()
    .min(FILED_IDS.from)
    .max(FILED_IDS.below - 1),
  name: words(30),
  gender: z.enum(wordsOf('gender')),
  seeking: z.enum(wordsOf('seeking')),
  born: z.iso.date('Give a day as YYYY-MM-DD.'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Give a country as two capital letters, such as NL.'),
  /** ISO 3166-2, or ours where people use a region that has no code. */
  region: z.string().optional(),
  city: words(60),
  about: words(500),
  /** Questions of the product or the brand, in the order of the profile. */
  prompts: z
    .array(z.strictObject({ code: words(40), answer: words(ANSWER_LENGTH) }))
    .max(MOST_PROMPTS)
    .optional(),
});

const people = z.strictObject({ people: z.array(person).max(1000) });

/** Somebody invented, of whom every surface says so. */
export type FictionalPerson = Readonly<z.infer<typeof person>>;

export type LoadedPeople =
  | { readonly ok: true; readonly people: readonly FictionalPerson[] }
  | { readonly ok: false; readonly faults: readonly FieldError[] };

/** The JSON Schema of people.yaml, for editors and other people's tools. */
export function peopleJsonSchema(): string {
  const schema = z.toJSONSchema(people, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'People', description: 'The fictional profiles of one brand.' }, null, 2)}\n`;
}

/** The people of a brand's people.yaml, with every fault at once; a brand without one has none. */
export function loadPeople(
  root: string,
  brand: LoadedTenant,
  regions: RegionCatalogue,
  today = new Date(),
): LoadedPeople {
  const file = path.join(root, brand.folder, PEOPLE_FILE);
  if (!existsSync(file)) return { ok: true, people: [] };
  return parsePeople(readFileSync(file, 'utf8'), brand.document, regions, today);
}

/** The people of a file's text, checked by the settings of their brand, with every fault at once. */
export function parsePeople(
  text: string,
  settings: TenantDocument,
  regions: RegionCatalogue,
  today = new Date(),
): LoadedPeople {
  const read = readYaml(text);
  if (!read.ok) return read;
  const parsed = people.safeParse(read.input);
  if (!parsed.success) return { ok: false, faults: zodFaults(parsed.error, read.input, people) };
  const faults = parsed.data.people.flatMap((one, index, all) =>
    faultsOf(one, settings, regions, today)
      .concat(
        all.findIndex(({ id }) => id === one.id) < index
          ? [{ path: 'id', code: 'taken', message: `${one.id} is somebody else above: choose another.` }]
          : [],
      )
      .map((found) => ({ ...found, path: `people[${index}].${found.path}` })),
  );
  return faults.length > 0 ? { ok: false, faults } : { ok: true, people: parsed.data.people };
}

type ReadYaml =
  { readonly ok: true; readonly input: unknown } | { readonly ok: false; readonly faults: readonly FieldError[] };

function readYaml(text: string): ReadYaml {
  const yaml = parseDocument(text, { uniqueKeys: true });
  if (yaml.errors.length > 0) {
    const faults = yaml.errors.map(({ message }) => fault('', 'yaml_syntax', message.split('\n')[0] ?? ''));
    return { ok: false, faults };
  }
  try {
    return { ok: true, input: yaml.toJS({ maxAliasCount: 20 }) };
  } catch {
    return { ok: false, faults: [fault('', 'yaml_syntax', 'Write everything out: aliases are not taken here.')] };
  }
}

function faultsOf(one: FictionalPerson, document: TenantDocument, regions: RegionCatalogue, today: Date): FieldError[] {
  const { settings, min_age } = document;
  const offered: Readonly<Record<'gender' | 'seeking', readonly string[]>> = offeredWords(settings.genders);
  const faults: FieldError[] = [];
  for (const field of ['gender', 'seeking'] as const)
    if (!offered[field].includes(one[field]))
      faults.push(fault(field, 'not_offered', `The brand’s genders allow ${offered[field].join(', ')}.`));
  if (ageOn(one.born, today) < min_age)
    faults.push(fault('born', 'too_young', `Members of this brand are ${min_age} or older.`));
  else if (one.born < FIRST_BIRTHDAY) faults.push(fault('born', 'too_small', `Give a day from ${FIRST_BIRTHDAY} on.`));
  if (!settings.countries.some((country) => country === one.country))
    faults.push(fault('country', 'unknown_value', `The brand serves ${settings.countries.join(', ')}.`));
  else if (one.region !== undefined && !regions.of(one.country)?.regions.some(({ code }) => code === one.region))
    faults.push(fault('region', 'unknown_value', `${one.country} has no region ${one.region}.`));
  const asked = askedPrompts(document.prompts.off, document.prompts.own);
  (one.prompts ?? []).forEach(({ code }, index, all) => {
    const at = `prompts[${index}].code`;
    if (!asked.includes(code)) faults.push(fault(at, 'unknown_value', `The brand does not ask ${code}.`));
    else if (all.findIndex((other) => other.code === code) < index)
      faults.push(fault(at, 'taken', `${code} is answered above: choose another.`));
  });
  return faults;
}

const fault = (at: string, code: string, message: string): FieldError => ({ path: at, code, message });

/** Years, as birthdays count them. */
export function ageOn(born: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
