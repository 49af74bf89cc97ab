import { Chips } from '../../../components/ui/chips';
import { type components } from '../../../lib/api/schema';
import { useApi } from '../../../lib/api/use-api';
import { createFormats } from '../../../lib/i18n/formats';
import { MOST_INTERESTS } from '../../../lib/profile-limits';
import { type Field } from '../saving/use-editor';
import { type EditorTexts, HOLE } from '../texts';
import { Row } from './row';
import { Trouble } from './trouble';

interface Props {
  readonly texts: Pick<EditorTexts, 'saving' | 'interests' | 'done'>;
  readonly field: Field<readonly number[]>;
}

/** Some of many. */
export function InterestsRow({ texts, field }: Props) {
  const { value, progress, change } = field;
  const { label, choose, count } = texts.interests;
  const { data } = useApi<components['schemas']['InterestsResponse']>('/api/interests');
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
      below={<Trouble texts={texts.saving} field={field} />}
      onClose={field.leave}
    >
      {() => (
        <Chips
          name="interest"
          label={count.replace(HOLE.number, String(value?.length ?? 0))}
          options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={value?.join(',')}
          most={MOST_INTERESTS}
          onChange={(chosen) => {
            change(chosen === '' ? [] : chosen.split(',').map(Number));
          }}
        />
      )}
    </Row>
  );
}
