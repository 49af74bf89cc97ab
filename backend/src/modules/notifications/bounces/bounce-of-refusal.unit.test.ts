import { bounceOfRefusal } from './bounce-of-refusal';

it.each([
  [550, undefined, 'recipient', 'hard', 'smtp_550'],
  [551, undefined, 'recipient', 'hard', 'smtp_551'],
  [552, undefined, 'recipient', 'soft', 'smtp_552'],
  [554, undefined, 'recipient', 'soft', 'smtp_554'],
  [550, '5.1.1', 'recipient', 'hard', '5.1.1'],
  [550, '5.2.2', 'recipient', 'soft', '5.2.2'],
  [550, '5.7.1', 'recipient', 'soft', '5.7.1'],
  [550, undefined, 'content', 'soft', 'smtp_550'],
  [554, '5.5.0', 'content', 'soft', '5.5.0'],
  [550, '5.1.1', 'content', 'hard', '5.1.1'],
] as const)('%d %s to the %s is %s', (reply, status, of, kind, code) => {
  expect(bounceOfRefusal({ reply, status, of })).toEqual({ kind, code });
});
