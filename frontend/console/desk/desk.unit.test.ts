import { ConsoleProblem } from '../api/problem';
import { Desk, type DeskActs, type DeskItem, UNDO_MS } from './desk';

type Decision = 'good' | 'bad';
const item = (id: number): DeskItem => ({ id, tenant: 'everglow' });

function deskOf(ids: readonly number[], wanted?: DeskItem) {
  const sent: string[] = [];
  const takenBack: number[] = [];
  const answers = { refusal: undefined as ConsoleProblem | undefined, list: ids.map(item) };
  const acts: DeskActs<DeskItem, Decision> = {
    load: (first) => {
      if (first) sent.push(`asked for ${first.id}`);
      return Promise.resolve(answers.list);
    },
    send: ({ id }, decision, isLeaving) => {
      sent.push(`${id} ${decision}${isLeaving ? ' leaving' : ''}`);
      return answers.refusal ? Promise.reject(answers.refusal) : Promise.resolve();
    },
    takeBack: ({ id }) => {
      takenBack.push(id);
      return Promise.resolve();
    },
    isDelayed: (decision) => decision === 'bad',
    release: () => {
      sent.push('released');
      return Promise.resolve();
    },
  };
  const desk = new Desk(acts, wanted);
  const ahead = () => desk.read().items.map(({ id }) => id);
  return { desk, sent, takenBack, answers, ahead };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a desk', () => {
  it('opens at what is wanted, says where that does not wait, and asks for it once', async () => {
    const { desk, sent, ahead } = deskOf([1, 2, 3], item(3));
    await desk.fill();
    await desk.fill();
    expect([ahead(), sent, desk.read().notice]).toEqual([[3, 1, 2], ['asked for 3'], undefined]);
    const other = deskOf([1, 2], item(3));
    await other.desk.fill();
    expect([other.ahead(), other.desk.read().notice]).toEqual([[1, 2], { kind: 'not_here' }]);
  });

  it('sends what is good at once, and what is bad after some seconds', async () => {
    const { desk, sent, ahead } = deskOf([1, 2, 3]);
    await desk.fill();
    desk.decide('good');
    desk.decide('bad');
    await settle();
    expect([ahead(), sent, desk.read().waiting]).toEqual([[3], ['1 good'], 1]);
    jest.advanceTimersByTime(UNDO_MS);
    await settle();
    expect([sent, desk.read().waiting, desk.read().done]).toEqual([['1 good', '2 bad'], 0, 2]);
  });

  it('takes back what waits without a call, and what was sent by one', async () => {
    const { desk, sent, takenBack, ahead } = deskOf([1, 2, 3]);
    await desk.fill();
    desk.decide('good');
    desk.decide('bad');
    await desk.undo();
    jest.advanceTimersByTime(UNDO_MS * 2);
    expect([ahead(), sent, takenBack]).toEqual([[2, 3], ['1 good'], []]);
    await desk.undo();
    expect([ahead(), takenBack, desk.read().done]).toEqual([[1, 2, 3], [1], 0]);
    await desk.undo();
    expect(desk.read().notice).toEqual({ kind: 'nothing_to_undo' });
  });

  it('sends what waits when one leaves, and gives the rest back', async () => {
    const { desk, sent, ahead } = deskOf([1, 2]);
    await desk.fill();
    desk.decide('bad');
    desk.leave();
    jest.advanceTimersByTime(UNDO_MS);
    expect([sent, ahead()]).toEqual([['1 bad leaving', 'released'], []]);
  });

  it('goes on where somebody was quicker, and brings back what failed', async () => {
    const { desk, answers, ahead } = deskOf([1, 2, 3]);
    await desk.fill();
    answers.refusal = new ConsoleProblem({ state: 'failed', code: 'claimed_by_another' });
    desk.decide('good');
    await settle();
    expect([ahead(), desk.read().notice, desk.read().done]).toEqual([[2, 3], { kind: 'taken' }, 0]);
    answers.refusal = new ConsoleProblem({ state: 'unreachable' });
    desk.decide('good');
    await settle();
    expect([ahead(), desk.read().notice?.kind]).toEqual([[2, 3], 'failed']);
  });

  it('never shows again what was decided, though an answer under way still lists it', async () => {
    const { desk, ahead } = deskOf([1, 2]);
    await desk.fill();
    desk.decide('good');
    await desk.fill();
    expect(ahead()).toEqual([2]);
    desk.skip();
    expect(ahead()).toEqual([2]);
  });
});
