import { PLACEHOLDER } from '../../../../components/people/placeholder';
import { errorTextOf } from '../../../../components/settings/error-texts';
import { TextLink } from '../../../../components/ui/text-link';
import { createFormats } from '../../../../lib/i18n/formats';
import { useMember } from '../../../../lib/member';
import { leadingBack } from '../../../../lib/way-back';
import { type ThingTexts } from './thing-texts';
import { type Liking } from './use-liking';

interface Props {
  readonly texts: ThingTexts;
  readonly name: string;
  readonly liking: Liking;
}

/** Why the like or its comment did not come about, and the way on; what was written stays. */
export function NotGiven({ texts, name, liking }: Props) {
  const balance = createFormats(texts.locale).number(useMember()?.credits ?? 0);
  const way = wayOf(texts, liking);
  return (
    <div role="alert" className="text-caption font-semibold text-text-strong">
      {liking.name === 'not_liked' && <p className="mt-3">{wordsOf(texts, liking.answer)}</p>}
      {liking.name === 'not_sent' && (
        <p className="mt-3">
          {texts.given} {texts.why[liking.why].replace(PLACEHOLDER.number, balance).replace(PLACEHOLDER.name, name)}{' '}
          {way && <TextLink href={leadingBack(way.href)}>{way.text}</TextLink>}
        </p>
      )}
    </div>
  );
}

function wordsOf(texts: ThingTexts, answer: Extract<Liking, { name: 'not_liked' }>['answer']): string {
  const code = answer.state === 'failed' ? answer.code : undefined;
  if (code === 'account_not_confirmed') return texts.unconfirmed;
  if (code === 'profile_not_found') return texts.absent;
  if (code === 'profile_thing_gone') return texts.why.quote;
  return errorTextOf(answer, texts.errorState);
}

function wayOf(texts: ThingTexts, liking: Liking): ThingTexts['buy'] | ThingTexts['premium'] {
  if (liking.name !== 'not_sent') return undefined;
  if (liking.why === 'credits') return texts.buy;
  return liking.why === 'premium' ? texts.premium : undefined;
}
