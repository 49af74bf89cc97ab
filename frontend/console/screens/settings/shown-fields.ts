import { type Field } from '../../configuration/schema';
import { settingGroups } from '../../texts/configuration';
import { type SettingsSearch } from './search';

/** The fields of a group, or those of all groups that have every word in their name, their path or what is said of them. */
export function shownFields(fields: readonly Field[], { group, find }: SettingsSearch): readonly Field[] {
  const words = (find ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    const chosen = group ?? fields[0]?.group;
    return fields.filter((field) => field.group === chosen);
  }
  return fields.filter(({ path, title, description, group: part }) => {
    const hay = [path, title, description, settingGroups[part] ?? ''].join(' ').toLowerCase();
    return words.every((word) => hay.includes(word));
  });
}
