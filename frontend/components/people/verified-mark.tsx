/** A seal with a tick, in the colour of the text around it. The tick is a hole; the words beside it say what the seal means. */
export function VerifiedMark({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`${className} fill-current`} fillRule="evenodd" aria-hidden="true">
      <path d="M15.56 3.41A4 4 0 0 1 20.59 8.44A4 4 0 0 1 20.59 15.56A4 4 0 0 1 15.56 20.59A4 4 0 0 1 8.44 20.59A4 4 0 0 1 3.41 15.56A4 4 0 0 1 3.41 8.44A4 4 0 0 1 8.44 3.41A4 4 0 0 1 15.56 3.41ZM10.7 16.4 17.2 9.9 15.6 8.3 10.7 13.2 8.400 10.900 6.800 12.500Z" />
    </svg>
  );
}

/** Beside a name, with its meaning for whoever hears it. */
export function VerifiedSign({ label }: { readonly label: string }) {
  return (
    <span className="ml-1.5 inline-block align-[-0.14em]">
      <VerifiedMark className="size-[1em]" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
