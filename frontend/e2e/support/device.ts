import { type CDPSession, type Page } from '@playwright/test';

export interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A device of Chrome's own that makes passkeys, whose owner agrees to everything. */
export async function newDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Autofill agrees at once, before a button could be pressed: this turns it off on the pages to come. */
export const withoutAutofill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
