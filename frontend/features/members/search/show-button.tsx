import { BUTTON } from '../../../components/ui/button-link';
import { type Total } from '../api/count-members';
import { resultsText, showText, wideningOf } from './count-words';
import { type Filters } from './filters';
import { type SearchTexts } from './search-texts';
import { useCount } from './use-count';

interface Props {
  readonly texts: SearchTexts;
  readonly draft: Filters;
  readonly isMember: boolean;
  /** How many match the filters that the choice began with. */
  readonly before: Total | undefined;
  readonly onShow: () => void;
}

/** Says how many people the filters find, before they are shown; where nobody is found, it says what to widen. */
export function ShowButton({ texts, draft, isMember, before, onShow }: Props) {
  const total = useCount(draft, { isMember, before });
  const isNobody = total !== undefined && total.count === 0 && !total.more;
  return (
    <>
      <p role="status" className={isNobody ? 'mb-3 text-caption text-text-strong' : 'sr-only'}>
        {total && `${resultsText(texts.results, texts.locale, total)}. `}
        {isNobody && texts.widen[wideningOf(draft)]}
      </p>
      <button type="button" className={`${BUTTON} w-full`} onClick={onShow}>
        {total === undefined ? texts.apply : showText(texts.show, texts.locale, total)}
      </button>
    </>
  );
}
