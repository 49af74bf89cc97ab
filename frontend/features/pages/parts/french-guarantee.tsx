import { FRENCH_GUARANTEE } from '../../../../contract/legal/french-guarantee';
import { SHEET } from './sheet';

/** The notice that French law words: the same French text on pages of every language. */
export function FrenchGuarantee() {
  return (
    <div lang="fr" className={`prose ${SHEET}`}>
      {FRENCH_GUARANTEE.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
