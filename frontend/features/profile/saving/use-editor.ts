import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/api/use-api';
import { type Answer } from '../../../lib/api/problem';
import { countGraphemes } from '../../../../contract/text/graphemes';
import { tidyText } from '../../../../contract/text/plain-text';
import { knownMember, refreshMember, useMember } from '../../../lib/member';
import { PROFILE, saveProfile } from '../api/save-profile';
import { savePrompt } from '../api/save-prompt';
import { ProfileSaver, type Progress } from './profile-saver';
import {
  codeOf,
  type FieldName,
  isPrompt,
  lengthOf,
  type OwnProfile,
  type PromptField,
  savedValue,
  type Value,
  type Values,
} from './values';

/** One field as it stands: its value is undefined until the profile is known. */
export interface Field<V extends Value> {
  readonly name: FieldName;
  readonly value: V | undefined;
  /** The value in the profile. */
  readonly saved: V | undefined;
  readonly progress: Progress | undefined;
  readonly change: (value: V) => void;
  readonly leave: () => void;
  readonly retry: () => void;
  readonly discard: () => void;
}

/** The member's profile, and each of its fields to be changed. */
export function useEditor(fields: readonly FieldName[]) {
  const client = useQueryClient();
  const { data: profile, isError, refetch } = useApi(PROFILE);
  const [saver] = useState(
    () =>
      new ProfileSaver({
        fits,
        send,
        onSaved: async (saved, field) => {
          await client.cancelQueries({ queryKey: [PROFILE] });
          client.setQueriesData<OwnProfile>({ queryKey: [PROFILE] }, saved);
          if (field === 'name') void refreshMember();
        },
      }),
  );
  useEffect(() => {
    if (profile) saver.know(profile.id, profile, fields);
  }, [saver, profile, fields]);
  useEffect(() => watchLeaving(saver), [saver]);
  // Other changes to the member, such as a photo, fetch the member again, so the profile is refreshed as well.
  const member = useMember();
  useEffect(() => {
    if (member) void client.invalidateQueries({ queryKey: [PROFILE] }, { cancelRefetch: false });
  }, [client, member]);
  const entries = useSyncExternalStore(saver.watch, saver.all, saver.all);

  const field = <F extends FieldName>(name: F): Field<Values[F]> => {
    const entry = entries[name];
    const saved = profile && savedValue(profile, name);
    const isLeft = entry?.progress.name === 'saved' && entry.progress.isLeft;
    return {
      name,
      value: entry && !isLeft ? (entry.value as Values[F]) : saved,
      saved,
      progress: entry?.progress,
      change: (value) => {
        saver.change(name, value);
      },
      leave: () => {
        saver.leave(name);
      },
      retry: () => {
        saver.retry(name);
      },
      discard: () => {
        saver.discard(name);
      },
    };
  };
  return { profile, isError, refetch, field, entries, saver };
}
export type Editor = ReturnType<typeof useEditor>;

function send(name: FieldName, value: Value, replaces: PromptField | undefined): Promise<Answer<OwnProfile>> {
  if (!isPrompt(name)) return saveProfile(name, value);
  return savePrompt(codeOf(name), typeof value === 'string' ? value : '', replaces && codeOf(replaces));
}

/** An answer has at least a word: who wants none removes the question. */
function fits(name: FieldName, value: Value): boolean {
  if (typeof value !== 'string') return true;
  const text = tidyText(value);
  return countGraphemes(text) <= (lengthOf(name) ?? Infinity) && !(isPrompt(name) && text === '');
}

function watchLeaving(saver: ProfileSaver): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const sendAll = (): void => {
    if (knownMember()) saver.sendAll();
  };
  document.addEventListener('visibilitychange', () => document.hidden && sendAll(), { signal });
  window.addEventListener('pagehide', sendAll, { signal });
  window.addEventListener(
    'online',
    () => {
      saver.retryUnreached();
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
