import { capped } from './numbers';

const TONES = {
  unread: 'bg-unread text-on-unread',
  warning: 'bg-warning text-on-warning',
  danger: 'bg-danger text-on-danger',
} as const;

interface Props {
  readonly number: number;
  readonly tone: keyof typeof TONES;
  /** The text that screen readers read instead of the number. */
  readonly label: string;
}

export function Badge({ number, tone, label }: Props) {
  return (
    <span
      className={`inline-block min-w-[20px] whitespace-nowrap rounded-pill px-[6px] text-center text-[min(0.75rem,3.75vw)] leading-[1.65] font-semibold ${TONES[tone]}`}
    >
      <span aria-hidden="true">{capped(number)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
