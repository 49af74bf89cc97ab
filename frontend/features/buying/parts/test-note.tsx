/** A brand that tries its payments out says so. */
export function TestNote({ text }: { readonly text: string }) {
  return (
    <p className="rounded-control border border-dashed border-line bg-surface-2 px-4 py-2.5 text-caption font-semibold text-text-strong">
      {text}
    </p>
  );
}
