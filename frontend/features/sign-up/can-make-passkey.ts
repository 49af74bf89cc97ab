import { useEffect, useState } from 'react';

/**
 * Whether this device makes passkeys itself: it asks for a fingerprint, a face or its own lock. Where a browser does not
 * tell, it is taken to. False until it is known.
 */
export function useCanMakePasskey(): boolean {
  const [isAble, setAble] = useState(false);
  useEffect(() => {
    let isGone = false;
    void canMakePasskey().then((answer) => {
      if (!isGone) setAble(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isAble;
}

async function canMakePasskey(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  const api: Partial<Pick<typeof PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable'>> =
    PublicKeyCredential;
  try {
    return (await api.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? true;
  } catch {
    return false;
  }
}
