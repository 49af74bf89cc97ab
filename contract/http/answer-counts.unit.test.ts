import { AnswerCounts, readCountedAnswers } from './answer-counts';

describe('counts of answers', () => {
  it('tell answers and failures by brand, once', () => {
    const counts = new AnswerCounts();
    for (const status of [200, 304, 404, 500, 503]) counts.note(2, status);
    counts.note(1, 200);
    const taken = counts.take();
    expect(taken).toEqual([
      { tenantId: 1, answers: 1, errors: 0 },
      { tenantId: 2, answers: 5, errors: 2 },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('take back what could not be handed on, beside what was counted meanwhile', () => {
    const counts = new AnswerCounts();
    counts.note(1, 500);
    const taken = counts.take();
    counts.note(1, 200);
    counts.add(taken);
    expect(counts.take()).toEqual([{ tenantId: 1, answers: 2, errors: 1 }]);
  });

  it('are read as they were sent', () => {
    const counted = [{ tenantId: 1, answers: 2, errors: 1 }];
    expect(readCountedAnswers(JSON.parse(JSON.stringify(counted)))).toEqual(counted);
  });

  it.each([
    [null],
    [{}],
    [[null]],
    [[{ tenantId: 0, answers: 1, errors: 0 }]],
    [[{ tenantId: 1, answers: -1, errors: 0 }]],
    [[{ tenantId: 1, answers: 1.5, errors: 0 }]],
    [[{ tenantId: 2 ** 31, answers: 1, errors: 0 }]],
    [[{ tenantId: 1, answers: 1e12, errors: 0 }]],
    [[{ tenantId: 1, answers: 1 }]],
    [[{ tenantId: '1', answers: 1, errors: 0 }]],
  ])('are not read from %j', (value) => {
    expect(readCountedAnswers(value)).toBeUndefined();
  });
});
