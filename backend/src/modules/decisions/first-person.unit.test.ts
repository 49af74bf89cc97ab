import { isFirstPerson } from './first-person';

const [ADA, BEN, OLIVIA, MACHINE] = [3, 4, 1, 9];
const by = (email: string, ids: readonly number[]) => ({ email, people: { ids, areAll: true } });
const program = (email: string, ids: readonly number[]) => ({ email, people: { ids, areAll: true, isProgram: true } });
const decided = (email: string, deciders: readonly number[]) => ({ decided_by: email, deciders });

describe('the person who made a decision', () => {
  it.each([
    ['is the same account', decided('ada', []), by('ada', [])],
    ['may be whoever invited the account', decided('ada', [ADA, OLIVIA]), by('olivia', [OLIVIA])],
    ['may act by an account that they made', decided('olivia', [OLIVIA]), by('ada', [ADA, OLIVIA])],
    ['cannot be told from a program', decided('ada', [ADA, OLIVIA]), program('other', [8, OLIVIA])],
    ['may act by a program of theirs', decided('olivia', [OLIVIA]), by('machine', [MACHINE, OLIVIA])],
  ])('%s', (_, first, actor) => {
    expect(isFirstPerson(first, actor)).toBe(true);
  });

  it.each([
    ['another one of the same team', decided('ada', [ADA, OLIVIA]), by('ben', [BEN, OLIVIA])],
    ['somebody else', decided('ada', [ADA, OLIVIA]), by('ravi', [2])],
    ['somebody on the command line', decided('ada', [ADA]), { email: 'ravi' }],
  ])('is not %s', (_, first, actor) => {
    expect(isFirstPerson(first, actor)).toBe(false);
  });
});
