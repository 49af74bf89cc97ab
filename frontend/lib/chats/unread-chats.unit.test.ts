import { call } from '../api/call';
import { type Answer } from '../api/problem';
import { knownMember, type Member } from '../member';
import { tellUnread } from '../unread';
import { forgetUnread, loadUnread, tellUnreadOf } from './unread-chats';

jest.mock('../api/call');
jest.mock('../member');
jest.mock('../unread');
const asked = call as unknown as jest.Mock<Promise<Answer<unknown>>>;
const told = jest.mocked(tellUnread);
const total = (): number | undefined => told.mock.lastCall?.[0].messages;
const answer = (...chats: [conversation: number, unread: number][]): Answer<unknown> => ({
  state: 'done',
  value: {
    chats: chats.map(([conversation, num_unread_messages]) => ({ conversation, num_unread_messages })),
    total: 0,
  },
});

it('counts each conversation once, however often it is told of, and takes no old answer for newer than an event', async () => {
  asked.mockResolvedValueOnce(answer([1, 2], [2, 3]));
  await loadUnread();
  expect(total()).toBe(5);
  tellUnreadOf(3, 1);
  tellUnreadOf(3, 1);
  expect(total()).toBe(6);
  asked.mockImplementationOnce(() => {
    tellUnreadOf(1, 0);
    tellUnreadOf(4, 7);
    tellUnreadOf(2, 3);
    return Promise.resolve(answer([1, 2], [2, 1], [5, 1]));
  });
  await loadUnread();
  // 2 stands as it was told, 3 is not unread any more, 4 was told, 5 is new.
  expect(total()).toBe(3 + 7 + 1);
  asked.mockResolvedValueOnce({ state: 'unreachable' });
  await loadUnread();
  expect(total()).toBe(11);
  forgetUnread();
  expect(total()).toBe(0);
});

it('shows nobody what was asked for whoever was signed in before', async () => {
  jest.mocked(knownMember).mockReturnValue({ profile: { id: 1 } } as Member);
  asked.mockImplementationOnce(() => {
    jest.mocked(knownMember).mockReturnValue(null);
    forgetUnread();
    return Promise.resolve(answer([1, 2]));
  });
  await loadUnread();
  expect(total()).toBe(0);
});
