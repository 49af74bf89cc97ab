'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { Completeness, focusField } from './completeness';
import { BirthDate } from './fields/birth-date';
import { ChoiceField } from './fields/choice-field';
import { FactRow } from './fields/fact-row';
import { InterestsRow } from './fields/interests-row';
import { NameField } from './fields/name-field';
import { NoteField } from './fields/note-field';
import { TownField } from './fields/town-field';
import { PromptsGroup } from './prompts/prompts-group';
import { useEditor } from './saving/use-editor';
import { type OwnProfile, type FieldName, promptField } from './saving/values';
import { type EditorTexts } from './texts';

interface Props {
  readonly texts: EditorTexts;
  readonly photos: ReactNode;
  readonly check: ReactNode;
}

const fieldsOf = ({ prompts, notes, facts }: EditorTexts): readonly FieldName[] => [
  ...prompts.asked.map(promptField),
  ...(['name', 'gender', 'seeking', 'place'] as const),
  ...notes.map(({ field }) => field),
  ...facts.map(({ field }) => field),
];

/** Everything that a member tells, each field saved by itself. */
export function ProfileEditor({ texts, photos, check }: Props) {
  const [fields] = useState(() => fieldsOf(texts));
  const editor = useEditor(fields);
  const { profile, isError, refetch, field } = editor;
  const isKnown = profile !== undefined;
  useEffect(() => {
    if (isKnown && window.location.hash !== '') focusField(window.location.hash.slice(1));
  }, [isKnown]);
  const { saving } = texts;
  if (isError && !isKnown) return <Failed texts={texts} onRetry={() => void refetch()} />;
  return (
    <>
      <Preview texts={texts} profile={profile} />
      <section id="photos" className="mt-6 scroll-mt-4">
        {photos}
      </section>
      {check}
      <Completeness texts={texts.completeness} completeness={profile?.completeness} />
      {texts.prompts.asked.length > 0 && <PromptsGroup texts={texts} editor={editor} />}
      {texts.notes.length > 0 && (
        <Group title={texts.words}>
          {texts.notes.map((note) => (
            <NoteField key={note.field} texts={note} saving={saving} field={field(note.field)} />
          ))}
        </Group>
      )}
      <Group title={texts.basics}>
        <NameField texts={texts.name} saving={saving} field={field('name')} />
        <BirthDate texts={texts.birth} profile={profile} />
        <ChoiceField texts={texts.gender} hint={texts.gender.hint} saving={saving} field={field('gender')} />
        <ChoiceField texts={texts.seeking} saving={saving} field={field('seeking')} />
        <TownField texts={texts.town} saving={saving} field={field('place')} country={profile?.country} />
      </Group>
      {texts.facts.length > 0 && (
        <Group title={texts.more}>
          <div>
            {texts.facts.map((fact) =>
              fact.field === 'interests' ? (
                <InterestsRow key={fact.field} texts={texts} field={field('interests')} />
              ) : (
                <FactRow key={fact.field} texts={texts} choice={fact} field={field(fact.field)} />
              ),
            )}
          </div>
        </Group>
      )}
    </>
  );
}

/** The profile as others see it, where they do. */
function Preview({ texts, profile }: { readonly texts: EditorTexts; readonly profile: OwnProfile | undefined }) {
  return (
    <p className="mt-2 flex min-h-11 items-center">
      {profile?.status === 'active' && (
        <TextLink href={`/members/${profile.id}`} isAlone>
          {texts.preview}
        </TextLink>
      )}
      {profile?.status === 'disabled' && texts.unseen}
    </p>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-12 grid gap-8">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

function Failed({ texts, onRetry }: { readonly texts: EditorTexts; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{texts.loadFailed}</p>
      <button type="button" className={QUIET_BUTTON} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
