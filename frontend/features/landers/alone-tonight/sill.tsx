const SHADE = 'color-mix(in oklab,var(--color-surface-1) 82%,var(--color-text-strong))';

/** Draws the objects before the window: a phone to talk, two cups to meet, and a cat. */
export function Sill() {
  return (
    <svg viewBox="0 0 500 220" className="h-full w-full" aria-hidden="true" focusable="false">
      <g className="alone-thing alone-thing-talk" transform="translate(92 196)">
        <g className="alone-bubbles">
          <path d="M34-176h72a16 16 0 0 1 16 16v20a16 16 0 0 1-16 16H56l-22 16Z" fill="var(--color-primary)" />
          <path d="M-8-128h-52a14 14 0 0 0-14 14v14a14 14 0 0 0 14 14h36l16 14Z" fill="var(--color-unread)" />
          <path
            d="M52-158h38M52-144h24M-58-112h32"
            stroke="var(--color-on-primary)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
        <g transform="rotate(-9)">
          <rect x="-4" y="-112" width="62" height="112" rx="11" fill={SHADE} />
          <rect x="2" y="-104" width="50" height="92" rx="6" fill="var(--color-primary)" className="alone-lit" />
        </g>
      </g>
      <g className="alone-thing alone-thing-meet" transform="translate(258 196)">
        <path
          className="alone-steam"
          d="M-52-66c-10-14 10-20 0-36M-36-66c-10-14 10-20 0-36M34-66c-10-14 10-20 0-36M50-66c-10-14 10-20 0-36"
          fill="none"
          stroke="var(--color-text-strong)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M-18-44a13 13 0 0 1-4 28M22-44a13 13 0 0 0 4 28" fill="none" stroke={SHADE} strokeWidth="8" />
        <path d="M-76-54h62l-9 54h-44Z" fill={SHADE} />
        <path d="M14-54h62l-9 54H23Z" fill={SHADE} />
        <path d="M-76-54h62l-3 16h-56Z" fill="var(--color-unread)" className="alone-lit" />
        <path d="M14-54h62l-3 16H17Z" fill="var(--color-primary)" className="alone-lit" />
      </g>
      <g className="alone-thing alone-thing-look" transform="translate(412 196)">
        <path
          className="alone-tail"
          d="M30-10C74 0 96-26 74-44"
          fill="none"
          stroke={SHADE}
          strokeWidth="13"
          strokeLinecap="round"
        />
        <path
          d="M0 0C-46 0-54-40-38-74C-30-92-30-104-31-128C-31-134-26-135-22-131L-12-120Q0-125 12-120L22-131C26-135 31-134 31-128C30-104 30-92 38-74C54-40 46 0 0 0Z"
          fill={SHADE}
        />
        <path d="M-27-124l8 8-9 8ZM27-124l-8 8 9 8Z" fill="var(--color-unread)" className="alone-lit" />
      </g>
      <rect y="196" width="500" height="24" fill="var(--color-surface-3)" />
      <rect y="196" width="500" height="4" fill={SHADE} />
    </svg>
  );
}
