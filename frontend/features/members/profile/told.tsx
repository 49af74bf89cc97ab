import { LikedThing } from '../../../components/likes/liked-thing';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { Reasons } from '../../../components/people/reasons';
import { type Profile } from '../api/get-member';
import { FactsList } from './facts-list';
import { type ProfileTexts } from './profile-texts';
import { PromptsList } from './prompts-list';
import { type Things } from './things/use-things';

interface Props {
  readonly texts: ProfileTexts;
  readonly profile: Profile;
  readonly things: Things;
}

/** What somebody tells: what it has to do with the reader first, then their own words, then facts. */
export function Told({ texts, profile, things }: Props) {
  const { name, fictional, facts, notes, prompts, likes } = profile;
  return (
    <>
      {fictional && <p className="border-l-4 border-line py-1 pl-4">{texts.warning}</p>}
      <Reasons texts={texts.reasons} person={profile} className="font-semibold text-text-strong" />
      {likes && (
        <LikedThing
          texts={texts.likesThing}
          person={profile}
          thing={likes}
          className="font-semibold text-text-strong"
        />
      )}
      <PromptsList texts={texts} prompts={prompts} things={things} />
      {notes.map(({ field, text }) => (
        <section key={field}>
          <h2 className="mb-1.5 text-title">{texts.notes[field]}</h2>
          <p className="max-w-[60ch] whitespace-pre-line">{text}</p>
        </section>
      ))}
      {notes.length === 0 && prompts.length === 0 && (
        <p className="text-text-muted">{texts.noAbout.replace(PLACEHOLDER.name, name)}</p>
      )}
      {facts.length > 0 && <FactsList texts={texts} facts={facts} />}
    </>
  );
}
