import { isOnlyEmoji } from './only-emoji';

it('tells a few pictures from whatever else is written', () => {
  const pictures = ['😀', '❤️', '👨‍👩‍👧‍👦 👍🏽', '🇳🇱🇩🇪', '😀\n😀 😀'];
  const texts = ['', ' ', '1', '12', '*', '#️⃣ 1', '😀 ok', '😀😀😀😀', 'ok', '1️⃣'];
  expect(pictures.filter((text) => !isOnlyEmoji(text))).toEqual([]);
  expect(texts.filter(isOnlyEmoji)).toEqual([]);
});
