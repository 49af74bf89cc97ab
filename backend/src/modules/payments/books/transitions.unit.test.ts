import { attemptAfter, isAlive, orderAfter } from './transitions';

it('goes with the provider, forwards', () => {
  expect(attemptAfter('new', 'open')).toBe('open');
  expect(attemptAfter('unknown', 'paid')).toBe('paid');
  expect(attemptAfter('pending', 'failed')).toBe('failed');
  expect(orderAfter('open', 'paid')).toBe('paid');
  expect(orderAfter('paid', 'charged_back')).toBe('charged_back');
  expect(orderAfter('charged_back', 'paid')).toBe('paid');
});

it('takes what was told again, or late, for nothing new', () => {
  for (const late of ['new', 'open', 'pending', 'expired', 'cancelled', 'failed', 'paid'] as const)
    expect(attemptAfter('paid', late)).toBe('paid');
  expect(attemptAfter('expired', 'open')).toBe('expired');
  expect(orderAfter('paid', 'expired')).toBe('paid');
  expect(orderAfter('paid', 'cancelled')).toBe('paid');
});

it('honours money that comes late', () => {
  for (const over of ['failed', 'cancelled', 'expired'] as const) expect(attemptAfter(over, 'paid')).toBe('paid');
  for (const over of ['expired', 'cancelled'] as const) expect(orderAfter(over, 'paid')).toBe('paid');
});

it('lets nothing move what is held', () => {
  for (const told of ['open', 'paid', 'failed'] as const) expect(attemptAfter('held', told)).toBe('held');
});

it('counts as alive what the provider may still change', () => {
  expect((['new', 'unknown', 'open', 'pending'] as const).every(isAlive)).toBe(true);
  expect((['paid', 'failed', 'cancelled', 'expired', 'held'] as const).some(isAlive)).toBe(false);
});
