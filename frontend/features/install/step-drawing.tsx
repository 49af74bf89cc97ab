const SHAPES = {
  share: (
    <>
      <rect x="52" y="34" width="16" height="18" rx="3" />
      <path d="M60 44V22M54 27l6-6 6 6" />
    </>
  ),
  add: (
    <>
      <path d="M22 26h44M22 40h34M22 54h40" className="opacity-40" />
      <rect x="82" y="30" width="20" height="20" rx="5" />
      <path d="M92 35v10M87 40h10" />
    </>
  ),
  confirm: (
    <>
      <rect x="24" y="20" width="20" height="20" rx="5" className="opacity-40" />
      <rect x="76" y="20" width="20" height="20" rx="5" className="opacity-40" />
      <rect x="50" y="20" width="20" height="20" rx="5" className="fill-primary stroke-primary" />
      <path d="M54 48h12" />
    </>
  ),
} as const;
type StepName = keyof typeof SHAPES;

/** One of the three steps on iPhone and iPad. The words beside it say the same, so it is hidden from screen readers. */
export function StepDrawing({ name }: { readonly name: StepName }) {
  return (
    <svg
      viewBox="0 0 120 72"
      className="w-full max-w-56 rounded-control bg-surface-2 fill-none stroke-current text-text-strong"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
}
