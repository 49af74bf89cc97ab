/** Tells what came of an act on a row. */
export function Said({ said }: { readonly said: { readonly text: string; readonly isFault: boolean } | undefined }) {
  return (
    <p role="status" className={said?.isFault ? 'text-danger' : 'text-good'}>
      {said?.text}
    </p>
  );
}
