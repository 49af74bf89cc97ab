/** Stands where the purchases or the form will be. */
export function Bones({ loading }: { readonly loading: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden="true" className="grid gap-4">
        <div className="h-8 w-1/2 rounded-control bg-surface-3 motion-safe:animate-pulse" />
        <div className="h-72 border-y border-hairline" />
      </div>
    </>
  );
}
