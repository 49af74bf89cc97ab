import { capped } from './numbers';

const TONES = {
  unread: 'bg-unread text-on-unread',
  warning: 'bg-warning text-on-warning',
  danger: 'bg-danger text-on-danger',
} as const;

interface Props {
  readonly number: number;
  readonly tone: keyof typeof TONES;
  /** What is read out in place of the number alone. */
  readonly label: string;
}

export function Badge({ number, tone, label }: Props) {
  return (
    <span
      className={`inline-block min-w-5 whitespace-nowrap rounded-pill px-1.5 text-center text-[0.75rem] leading-5 font-semibold ${TONES[tone]}`}
    >
      <span aria-hidden="true">{capped(number)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
