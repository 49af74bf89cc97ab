const SHAPES = {
  done: { path: 'M14 25l7 7l14-15', tone: 'bg-success text-on-success' },
  failed: { path: 'M16 16l16 16M32 16L16 32', tone: 'bg-danger text-on-danger' },
  waiting: { path: 'M24 13v11l7 5', tone: 'bg-surface-3 text-text-strong' },
  over: { path: 'M14 24h20', tone: 'bg-surface-3 text-text-strong' },
} as const;

/** The sign says the same as the title, for people who only glance. */
export function StateIcon({ name }: { readonly name: keyof typeof SHAPES }) {
  const { path, tone } = SHAPES[name];
  return (
    <span
      className={`grid size-14 place-items-center rounded-[50%] ${tone} ${name === 'waiting' ? 'motion-safe:animate-pulse' : ''}`}
    >
      <svg
        viewBox="0 0 48 48"
        className="size-10 fill-none stroke-current"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </span>
  );
}
