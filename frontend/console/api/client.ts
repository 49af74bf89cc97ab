import createClient from 'openapi-fetch';
import { type paths } from '../../lib/api/schema';
import { send } from '../../lib/api/send';
import { sessionGate, stepUpGate } from './gate';
import { noteCall } from './last-call';

type StaffPaths = { [P in keyof paths as P extends `/api/staff/${string}` ? P : never]: paths[P] };

/** As it is: what signing in itself asks. */
export const plainClient = createClient<StaffPaths>({ fetch: sendNoted });

/** Sent again once the person is signed in, or has given the second factor, where it was refused for want of that. */
export const client = createClient<StaffPaths>({ fetch: sendProven });

async function sendNoted(request: Request): Promise<Response> {
  const response = await send(request);
  if (response.ok) noteCall();
  return response;
}

export async function sendProven(request: Request): Promise<Response> {
  for (;;) {
    const response = await sendNoted(request.clone());
    if (response.status !== 401 && response.status !== 403) return response;
    const gate = gateOf(await codeOf(response.clone()));
    if (gate === undefined || !(await gate.wait())) return response;
  }
}

function gateOf(code: string | undefined) {
  if (code === 'staff_token_needed') return sessionGate;
  return code === 'second_factor_needed' ? stepUpGate : undefined;
}

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    return ((await response.json()) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
