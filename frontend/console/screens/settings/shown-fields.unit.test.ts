import schema from '../../../../tenants/tenant.schema.json';
import { fieldsOf } from '../../configuration/schema';
import { settingGroups } from '../../texts/configuration';
import { readSettingsSearch } from './search';
import { shownFields } from './shown-fields';

const fields = fieldsOf(schema);

describe('the settings that are shown', () => {
  it('are those of the group in the address, of the first one without', () => {
    expect(shownFields(fields, { group: 'mail' }).map(({ path }) => path)).toEqual(['mail.mailbox', 'mail.domain']);
    expect(new Set(shownFields(fields, {}).map(({ group }) => group))).toEqual(new Set(['settings']));
  });

  it('are found in all groups by words of their name, path or description', () => {
    const paths = shownFields(fields, { group: 'mail', find: 'cost GIFT' }).map(({ path }) => path);
    expect(paths).toContain('settings.gift_credits');
    expect(shownFields(fields, { find: 'xylophone' })).toEqual([]);
  });

  it('stand in groups that all have a name', () => {
    expect(
      [...new Set(fields.map(({ group }) => group))].filter((group) => settingGroups[group] === undefined),
    ).toEqual([]);
  });

  it('are read from the address as text', () => {
    expect(readSettingsSearch({ group: 'theme', find: '25', more: 'x' })).toEqual({ group: 'theme', find: '25' });
    expect(readSettingsSearch({ find: ' ' })).toEqual({ group: undefined, find: undefined });
  });
});
