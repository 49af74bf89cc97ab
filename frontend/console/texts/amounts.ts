/** The faults of a typed amount. */
export const amounts = {
  not_a_number: 'Write a number such as {example}.',
  too_exact: [
    'No decimals, and nothing between thousands.',
    'One decimal at most, and nothing between thousands.',
    'Two decimals at most, and nothing between thousands.',
    'Three decimals at most, and nothing between thousands.',
  ],
  grouped: 'Write nothing between thousands, as in {example}.',
  too_small: '{least} or more.',
  too_big: '{most} or less.',
  no_currency: 'Give the currency first.',
} as const;
