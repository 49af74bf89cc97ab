import { type Card } from '../../../components/people/card';
import { type Found, joined } from './found';

const card = (id: number) => ({ id }) as Card;

it('joins pages without anybody coming twice', () => {
  const found: Found = { members: [card(1), card(2)], next: 'a', total: { count: 3, more: false }, similar: null };
  const both = joined(found, { members: [card(2), card(3)], next: null });
  expect(both.members.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(both.next).toBeNull();
  expect(both.total?.count).toBe(3);
});
