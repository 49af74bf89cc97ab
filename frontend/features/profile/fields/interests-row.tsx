import { PROFILE_FIELDS } from '../../../../contract/profile/fields';
import { Chips } from '../../../components/ui/chips';
import { useApi } from '../../../lib/api/use-api';
import { createFormats } from '../../../lib/i18n/formats';
import { type Field } from '../saving/use-editor';
import { type EditorTexts, PLACEHOLDER } from '../texts';
import { Row } from './row';
import { ErrorState } from './error-state';

interface Props {
  readonly texts: Pick<EditorTexts, 'saving' | 'interests' | 'done'>;
  readonly field: Field<readonly number[]>;
}

/** Some of many. */
export function InterestsRow({ texts, field }: Props) {
  const { value, progress, change } = field;
  const { label, choose, count } = texts.interests;
  const { data } = useApi('/api/interests');
  const all = data?.interests ?? [];
  const names = (value ?? []).flatMap((id) => all.find((one) => one.id === id)?.name ?? []);
  const list = createFormats(texts.saving.locale).list(names);
  return (
    <Row
      name="interests"
      label={label}
      value={value === undefined || data === undefined ? undefined : list || choose}
      isTold={names.length > 0}
      done={texts.done}
      saving={texts.saving}
      progress={progress}
      below={<ErrorState texts={texts.saving} field={field} />}
      onClose={field.leave}
    >
      {() => (
        <Chips
          name="interest"
          label={count.replace(PLACEHOLDER.number, String(value?.length ?? 0))}
          options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={value?.join(',')}
          most={PROFILE_FIELDS.interests.most}
          onChange={(chosen) => {
            change(chosen === '' ? [] : chosen.split(',').map(Number));
          }}
        />
      )}
    </Row>
  );
}
