import { asMember, CLIENT, handleRefusal } from '../member';
import { request } from './client';
import { type AnyCall, type Call } from './routes';

/** A browser refuses to keep more than 64 KiB alive; a letter has three bytes at the most. */
const MOST_KEPT = 20_000;

const isUserEndpoint = (path: string): boolean => path === '/api/user.php' || path === '/api/user';

const callAsMember: AnyCall = async (method, path, { keepalive, headers, ...rest } = {}) => {
  const ofUser = isUserEndpoint(path);
  const answer = await (request as AnyCall)(method, path, {
    ...rest,
    ...(keepalive === true && { keepalive: JSON.stringify(rest.body ?? '').length < MOST_KEPT }),
    headers: { ...(ofUser ? CLIENT : asMember()), ...headers },
  });
  if (!ofUser && answer.state === 'failed') handleRefusal(answer.code);
  return answer;
};

/** Calls the API. Whoever it takes for a visitor, where a member was meant, is signed out here. */
export const call = callAsMember as Call;
