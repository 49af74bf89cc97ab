import { common } from '../texts/common';
import { desk as texts } from '../texts/desk';
import { problemText } from '../ui/problem-text';
import { type DeskState } from './desk';

/** Why nothing is there to decide about. */
export function DeskEmpty({ state }: { readonly state: Pick<DeskState<unknown>, 'isLoaded' | 'fault'> }) {
  if (state.fault !== undefined) return <p role="alert">{problemText(state.fault)}</p>;
  return <p role="status">{state.isLoaded ? texts.nothing : common.loading}</p>;
}
