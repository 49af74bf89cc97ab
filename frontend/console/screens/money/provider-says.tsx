import { dueRefunds as texts } from '../../texts/due-refunds';

interface Props {
  readonly code: string | null;
  readonly text: string | null;
}

/** The provider's own word on a refund that it did not pay: its text as it is, and its code, which its support knows. */
export function ProviderSays({ code, text }: Props) {
  if (code === null) return null;
  const words = text ?? texts.codes[code];
  return (
    <span className="block">
      {texts.says} {words !== undefined && <q>{words}</q>} <span className="text-quiet">({code})</span>
    </span>
  );
}
