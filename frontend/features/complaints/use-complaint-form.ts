import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { knownMember, useMember } from '../../lib/member';
import { fileComplaint } from './api/file-complaint';
import { checkComplaint, FIELDS, type Faults, readComplaint, REFUSED } from './complaint-rules';
import { forgetDraft, keepDraft, restoreDraft } from './draft';
import { fillInOwn, ownOf } from './fill-in-own';
import { chooseKindOfAddress } from './kind-of-address';

export type FormState =
  | { readonly name: 'writing'; readonly faults: Faults }
  | { readonly name: 'sending' }
  | { readonly name: 'stopped'; readonly why: 'failed' | 'unreachable' }
  | { readonly name: 'limited'; readonly seconds: number }
  | { readonly name: 'sent'; readonly reference: string };

const NO_FAULTS: Faults = {};

/** The form keeps its own values: whatever happens to a sending, nothing that was written is touched. */
export function useComplaintForm() {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string | undefined>(undefined);
  const [state, setState] = useState<FormState>({ name: 'writing', faults: NO_FAULTS });
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    chooseKindOfAddress(form.current);
  }, []);

  const member = useMember();
  const isFilledIn = useRef(false);
  useEffect(() => {
    if (!form.current || !member || isFilledIn.current) return;
    isFilledIn.current = true;
    fillInOwn(form.current, ownOf(member));
  }, [member]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.name === 'sending') return;
    const complaint = readComplaint(new FormData(event.currentTarget));
    const faults = checkComplaint(complaint);
    const ended = (next: FormState): void => {
      setState(next);
      setAttempts((count) => count + 1);
    };
    if (Object.keys(faults).length > 0) {
      ended({ name: 'writing', faults });
      return;
    }
    setState({ name: 'sending' });
    // The same key until it arrived: sending again after a lost answer does not file it twice.
    key.current ??= crypto.randomUUID();
    const answer = await fileComplaint(complaint, key.current);
    switch (answer.state) {
      case 'done':
        forgetDraft();
        ended({ name: 'sent', reference: answer.value.reference });
        break;
      case 'invalid': {
        const refused = FIELDS.filter((field) => answer.faults.some(({ path }) => path === field));
        if (refused.length === 0) ended({ name: 'stopped', why: 'failed' });
        else ended({ name: 'writing', faults: Object.fromEntries(refused.map((field) => [field, REFUSED[field]])) });
        break;
      }
      case 'limited':
        ended({ name: 'limited', seconds: answer.retryAfterSeconds });
        break;
      case 'failed':
      case 'unreachable':
        ended({ name: 'stopped', why: answer.state });
    }
  };

  const written = (event: SyntheticEvent<HTMLFormElement>): void => {
    key.current = undefined;
    const known = knownMember();
    keepDraft(event.currentTarget, known ? ownOf(known) : {});
    if (state.name !== 'writing' || Object.keys(state.faults).length === 0) return;
    const now = checkComplaint(readComplaint(new FormData(event.currentTarget)));
    const left = Object.entries(state.faults).filter(([field]) => now[field as keyof Faults] !== undefined);
    if (left.length < Object.keys(state.faults).length) {
      setState({ name: 'writing', faults: Object.fromEntries(left) });
    }
  };

  return { form, state, attempts, submit, written };
}
