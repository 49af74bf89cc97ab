import { WorkingCopyStore } from './working-copies';

function browser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, tab: () => new WorkingCopyStore(storage, 'unsaved') };
}
const say = (value: string) => () => ({ 'settings.name': { value } });

describe('unsaved edits', () => {
  it('are there after a reload, over the revision that they began with', () => {
    const { tab } = browser();
    tab().change(4, say('Glow'));
    const again = tab();
    again.change(7, (edits) => ({ ...edits, min_age: { value: 21 } }));
    expect(tab().read()).toEqual({ base: 4, edits: { 'settings.name': { value: 'Glow' }, min_age: { value: 21 } } });
  });

  it('of two tabs are kept both', () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    one.change(4, say('Glow'));
    other.change(4, (edits) => ({ ...edits, min_age: { value: 21 } }));
    const heard = jest.fn();
    one.subscribe(heard);
    one.readAgain();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(Object.keys(one.read()?.edits ?? {})).toEqual(['settings.name', 'min_age']);
  });

  it('are gone with the last of them, and what cannot be read is none', () => {
    const { tab, values } = browser();
    const store = tab();
    store.change(4, say('Glow'));
    store.change(4, () => ({}));
    expect(values.size).toBe(0);
    values.set('unsaved', '{');
    expect(tab().read()).toBeUndefined();
  });
});
