import { type CheckoutTexts } from '../buying-texts';

/** Nothing can be bought, or not in any way. */
export function Nothing({ texts }: { readonly texts: Pick<CheckoutTexts, 'nothingTitle' | 'nothingText'> }) {
  return (
    <div role="status" className="grid gap-3 py-4">
      <h2 className="text-title">{texts.nothingTitle}</h2>
      <p className="max-w-[46ch]">{texts.nothingText}</p>
    </div>
  );
}
