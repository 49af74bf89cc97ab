import { useState } from 'react';
import { BUTTON } from '../../../components/ui/button-link';
import { INPUT } from '../../../components/ui/form-field';
import { type Region } from './get-regions';
import { type QuestionTexts } from './question-texts';
import { type Answers } from './questions';

interface Props {
  readonly texts: QuestionTexts;
  readonly regions: readonly Region[] | undefined;
  readonly chosen: number | null;
  readonly answer: (given: Answers) => void;
}

export function RegionAnswer({ texts, regions, chosen, answer }: Props) {
  const [region, setRegion] = useState(chosen === null ? '' : String(chosen));
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        answer({ region: region === '' ? null : Number(region) });
      }}
    >
      <select
        aria-label={texts.place}
        className={`${INPUT} text-lead`}
        value={region}
        disabled={regions === undefined}
        onChange={(event) => {
          setRegion(event.target.value);
        }}
      >
        <option value="">{texts.choose}</option>
        {regions?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <div>
        <button type="submit" className={BUTTON}>
          {texts.next}
        </button>
      </div>
    </form>
  );
}
