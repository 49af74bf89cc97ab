const BONE = 'rounded-control bg-surface-2 motion-safe:animate-pulse';

/** The price and the form are on their way. */
export function DebitBones({ label }: { readonly label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className="grid gap-8">
        <div className={`${BONE} h-52`} />
        <div className={`${BONE} h-56`} />
        <div className={`${BONE} h-56`} />
        <div className="h-dvh" />
      </div>
    </>
  );
}
