import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { common } from '../texts/common';
import { frame as texts } from '../texts/frame';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';

export function NotFound() {
  return (
    <div className="grid max-w-prose gap-3">
      <h1>{texts.not_found}</h1>
      <p>{texts.not_found_text}</p>
      <Link to="/" className="target inline-flex items-center text-accent underline">
        {texts.home}
      </Link>
    </div>
  );
}

export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <h1>{texts.failed}</h1>
      <p role="alert">{problemText(error)}</p>
      <Button onClick={reset}>{common.retry}</Button>
    </div>
  );
}
