import { type ReleaseState } from '../../configuration/use-release';
import { releases as texts } from '../../texts/releases';

/** Why something did not go live. */
export function ReleaseNotice({ state }: { readonly state: ReleaseState }) {
  if (state.state !== 'failed' && state.state !== 'raced') return null;
  return (
    <p role="alert" className="text-danger">
      {state.state === 'raced' ? texts.raced : state.message}
    </p>
  );
}
