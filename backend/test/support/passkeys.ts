import { FIRST, type TestApi } from './api';
import { Authenticator, type Ceremony } from './authenticator';
import { PASSWORD, type Person, cookieOf, post, signUp } from './people';

interface Options {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}

/** The ceremony that a browser on a brand's page has with its device. */
export const ceremonyAt = (challenge: string, brand = FIRST): Ceremony => ({
  challenge,
  origin: `http://${brand}.localhost:8080`,
  rpId: `${brand}.localhost`,
});

export const askOptions = (api: TestApi, cookie: string, body: object = { password: PASSWORD }, host?: string) =>
  post(api, '/api/passkeys/options', host).set('cookie', cookie).send(body);

export async function optionsFor(api: TestApi, cookie: string): Promise<Options> {
  const answer = await askOptions(api, cookie).expect(200);
  return (answer.body as { options: Options }).options;
}

export const addPasskey = (api: TestApi, cookie: string, made: object, host?: string) =>
  post(api, '/api/passkeys', host).set('cookie', cookie).set('user-agent', 'iPhone Safari/604.1').send(made);

export interface WithPasskey extends Person {
  readonly device: Authenticator;
  readonly userHandle: string;
  readonly passkey: string;
}

/** Somebody who has signed up and added a passkey; the cookie is the one that came with it. */
export async function personWithPasskey(api: TestApi, email: string, counter = 0): Promise<WithPasskey> {
  const { id, cookie } = await signUp(api, email);
  const { challenge, user } = await optionsFor(api, cookie);
  const device = new Authenticator(counter);
  const answer = await addPasskey(api, cookie, device.create(ceremonyAt(challenge))).expect(201);
  const passkey = (answer.body as { id: string }).id;
  return { id, cookie: cookieOf(answer.headers), device, userHandle: user.id, passkey };
}

export async function signInChallenge(api: TestApi, host = FIRST): Promise<string> {
  const answer = await post(api, '/api/passkey-sign-in/options', host).send({}).expect(200);
  return (answer.body as { options: Options }).options.challenge;
}

export const passkeySignIn = (api: TestApi, signed: object, host = FIRST) =>
  post(api, '/api/passkey-sign-in', host).send(signed);
