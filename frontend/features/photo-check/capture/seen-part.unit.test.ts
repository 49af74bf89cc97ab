import { seenPart } from './seen-part';

it.each([
  ['wide, in an upright frame', [1280, 720], [300, 400], { x: 370, y: 0, width: 540, height: 720 }],
  ['upright, in a wide frame', [720, 1280], [400, 300], { x: 0, y: 370, width: 720, height: 540 }],
  ['of the frame’s own shape', [640, 480], [320, 240], { x: 0, y: 0, width: 640, height: 480 }],
])('shows the middle of a picture that is %s', (_, [width = 0, height = 0], [wide = 0, high = 0], part) => {
  expect(seenPart({ width, height }, { width: wide, height: high })).toEqual(part);
});
