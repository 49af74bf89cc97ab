import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { ConsoleProblem } from '../api/problem';
import { type Self, selfQuery } from '../api/self';
import { Proofs } from '../sign-in/proofs';
import { SignIn } from '../sign-in/sign-in';
import { SignInPage } from '../sign-in/sign-in-page';
import { common } from '../texts/common';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';

/** Shows its children to whoever is signed in, at the address that was asked for. */
export function Session({ children }: { readonly children: (self: Self) => ReactNode }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(selfQuery);
  const isSignedOut = error instanceof ConsoleProblem && error.code === 'staff_token_needed';
  // Once somebody was signed in, calls wait for them: the screen is not taken away.
  if (data)
    return (
      <>
        {children(data)}
        <Proofs email={data.email} hasPasskey={data.has_passkey} />
      </>
    );
  if (isSignedOut)
    return (
      <SignInPage>
        <SignIn
          onSignedIn={() => {
            void queries.resetQueries();
          }}
        />
      </SignInPage>
    );
  return (
    <SignInPage>
      {error ? (
        <div className="grid gap-4">
          <p role="alert">{problemText(error)}</p>
          <Button onClick={() => void refetch()}>{common.retry}</Button>
        </div>
      ) : (
        <p role="status">{common.loading}</p>
      )}
    </SignInPage>
  );
}
