import { useQuery } from '@tanstack/react-query';
import { encode } from 'uqr';
import { plainClient } from '../api/client';
import { valueOf } from '../api/problem';
import { common } from '../texts/common';
import { signIn as texts } from '../texts/sign-in';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';
import { CodeForm } from './code-form';

interface Props {
  readonly act: (code: string) => Promise<void>;
  readonly onRestart: () => void;
}

/** A new secret for an authenticator app, as a QR code and in letters, and a code of the app that proves it. */
export default function Enrolment({ act, onRestart }: Props) {
  const { data, error } = useQuery({
    queryKey: ['enrolment'],
    queryFn: () => valueOf(plainClient.POST('/api/staff/sign-in/enrolment')),
    // A second question would replace the secret that is in the app already.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (error)
    return (
      <div className="grid gap-4">
        <p role="alert">{problemText(error)}</p>
        <Button onClick={onRestart}>{texts.back}</Button>
      </div>
    );
  if (!data) return <p>{common.loading}</p>;
  return (
    <CodeForm
      title={texts.enrol_title}
      label={texts.enrol_code}
      next={texts.code_next}
      act={act}
      cancel={{ text: texts.back, run: onRestart }}
    >
      <p>{texts.enrol_text}</p>
      <QrCode text={data.otpauth_uri} />
      <p>
        {texts.enrol_secret} <code className="font-semibold select-all">{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </CodeForm>
  );
}

/** Always dark on light: many apps read it no other way. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.enrol_qr} className="size-56 justify-self-center">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
