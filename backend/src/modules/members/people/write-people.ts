import { stringify } from 'yaml';
import { type StoredPerson } from './stored-people';

/** People who are stored as a file that can be placed again. Facts that a file does not tell are left out. */
export function writePeople(stored: readonly StoredPerson[]): string {
  const told = stored.map(({ id, name, gender, seeking, born, country, region, city, about, prompts }) => ({
    ...{ id, name, gender, seeking, born, country },
    ...(region !== null && { region }),
    ...{ city, about },
    ...(prompts.length > 0 && { prompts: prompts.map(({ code, answer }) => ({ code, answer })) }),
  }));
  return `# yaml-language-server: $schema=../people.schema.json\n${stringify({ people: told })}`;
}
