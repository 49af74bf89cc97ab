import { FIRST, type TestApi } from './api';
import { Authenticator, type Ceremony } from './authenticator';
import { PASSWORD, type Person, cookieOf, form, post, signUp } from './people';

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

export async function optionsFor(api: TestApi, cookie: string, body?: object): Promise<Options> {
  const answer = await askOptions(api, cookie, body).expect(200);
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

export const askSignUpOptions = (api: TestApi, email: string, host = FIRST) =>
  post(api, '/api/passkey-sign-up/options', host).send({ email, name: 'Jo Visser' });

export async function signUpOptionsFor(api: TestApi, email: string, host = FIRST): Promise<Options> {
  const answer = await askSignUpOptions(api, email, host).expect(200);
  return (answer.body as { options: Options }).options;
}

/** A sign-up without a password; `made` is what the browser has of its device. */
export const signUpWith = (api: TestApi, email: string, made: unknown, host = FIRST) =>
  post(api, '/api/signups', host)
    .set('user-agent', 'iPhone Safari/604.1')
    .send({ ...form(email), password: undefined, passkey: made });

/** Somebody whose account only a passkey opens. */
export async function passwordlessPerson(
  api: TestApi,
  email: string,
  host = FIRST,
): Promise<Omit<WithPasskey, 'passkey'>> {
  const { challenge, user } = await signUpOptionsFor(api, email, host);
  const device = new Authenticator();
  const answer = await signUpWith(api, email, device.create(ceremonyAt(challenge, host)), host).expect(201);
  const { id } = answer.body as { id: number };
  return { id, cookie: cookieOf(answer.headers), device, userHandle: user.id };
}

export const askConfirmation = (api: TestApi, cookie: string, host = FIRST) =>
  post(api, '/api/passkey-confirmations/options', host).set('cookie', cookie).send({});

export async function confirmationChallenge(api: TestApi, cookie: string): Promise<string> {
  const answer = await askConfirmation(api, cookie).expect(200);
  return (answer.body as { options: Options }).options.challenge;
}

export const sendConfirmation = (api: TestApi, cookie: string, signed: object, host = FIRST) =>
  post(api, '/api/passkey-confirmations', host).set('cookie', cookie).send(signed);

/** The browser's answer with a passkey that confirms something. It lacks the account's handle. */
export const confirmationOf = (device: Authenticator, ceremony: Ceremony): object =>
  Object.fromEntries(Object.entries(device.get(ceremony, '')).filter(([field]) => field !== 'user_handle'));

/** The member of a session proves who they are, for the next act that asks for it. */
export async function confirm(api: TestApi, { cookie, device }: Pick<WithPasskey, 'cookie' | 'device'>): Promise<void> {
  const challenge = await confirmationChallenge(api, cookie);
  await sendConfirmation(api, cookie, confirmationOf(device, ceremonyAt(challenge))).expect(204);
}

export async function signInChallenge(api: TestApi, host = FIRST): Promise<string> {
  const answer = await post(api, '/api/passkey-sign-in/options', host).send({}).expect(200);
  return (answer.body as { options: Options }).options.challenge;
}

export const passkeySignIn = (api: TestApi, signed: object, host = FIRST) =>
  post(api, '/api/passkey-sign-in', host).send(signed);
