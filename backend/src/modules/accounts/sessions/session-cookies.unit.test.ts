import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../../../platform/config/config';
import { SessionCookies } from './session-cookies';

const TOKEN = 't'.repeat(44);
const http = new SessionCookies({ PUBLIC_PROTOCOL: 'http' } as Config);
const https = new SessionCookies({ PUBLIC_PROTOCOL: 'https' } as Config);

function written(write: (reply: FastifyReply) => void): unknown {
  const header = jest.fn();
  write({ header } as unknown as FastifyReply);
  expect(header).toHaveBeenCalledTimes(1);
  expect(header.mock.calls[0]?.[0]).toBe('set-cookie');
  return header.mock.calls[0]?.[1];
}

it('a session goes out for thirty days, out of reach of scripts, and beside it the hint that there is one', () => {
  expect(written((reply) => http.set(reply, TOKEN))).toEqual([
    `session=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    'member=yes; Max-Age=2592000; Path=/; SameSite=Lax',
  ]);
  expect(written((reply) => https.set(reply, TOKEN))).toEqual([
    `__Host-session=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    'member=yes; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
});

it('a session that ends takes all of them with it', () => {
  expect(written((reply) => http.clear(reply))).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'member=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
  expect(written((reply) => https.clear(reply))).toEqual([
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    'member=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
});

it('a session under the former name gets the new one for the time that it has left', () => {
  expect(written((reply) => https.rename(reply, TOKEN, 60))).toEqual([
    `__Host-session=${TOKEN}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure`,
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
});

it('a token is read from the request’s session', () => {
  const request = (session: unknown) => ({ context: { session } }) as FastifyRequest;
  expect(http.read(request({ token: TOKEN }))).toBe(TOKEN);
  expect(http.read(request(undefined))).toBeUndefined();
});
