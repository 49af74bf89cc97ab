interface Props {
  readonly label: string;
  /** It will not come by itself. */
  readonly isFailed?: boolean;
}

/** Stands where a text of the member's will be, as high as it. */
export function Awaited({ label, isFailed = false }: Props) {
  if (isFailed) return null;
  return (
    <span className="inline-block h-[0.8em] w-28 rounded-control bg-surface-3 align-baseline motion-safe:animate-pulse">
      <span className="sr-only">{label}</span>
    </span>
  );
}
