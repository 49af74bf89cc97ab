import { type Behaviour } from '../state/records';
import { type World, newId } from '../state/world';

/** Faults of calls: those that end in `_before` leave the call undone, the others do it and then answer badly. */
export const CALL_FAULTS = ['error', 'error_before', 'hang', 'hang_before', 'cut', 'cut_before', 'slow', 'limited'];
export const WEBHOOK_FAULTS = ['delay', 'lose', 'double', 'reorder', 'forge', 'shift'];

export interface WantedBehaviour extends Partial<Omit<Behaviour, 'id' | 'area' | 'left'>> {
  readonly kind: string;
  readonly count?: number | undefined;
}

export function addBehaviour(world: World, area: Behaviour['area'], wanted: WantedBehaviour): Behaviour {
  const { kind, account, on = '', probability = 1, count, seconds = 5, copies = 2 } = wanted;
  const left = count ?? null;
  return world.store.behaviours.save({
    ...{ id: newId('bhv_', 10), area, kind, account, on, probability, left, seconds, copies },
  });
}

/** The behaviours that strike now, `most` of them. Each strike counts; one that is used up is gone. */
export function strike(
  world: World,
  area: Behaviour['area'],
  account: string,
  what: string,
  most = Infinity,
): Behaviour[] {
  let struck = 0;
  const meant = world.store.behaviours
    .all()
    .filter((one) => one.area === area && (one.account ?? account) === account && what.startsWith(one.on));
  return meant.filter((behaviour) => {
    if (struck >= most) return false;
    if (behaviour.probability < 1 && world.draw() >= behaviour.probability) return false;
    struck += 1;
    if (behaviour.left !== null) {
      if (behaviour.left <= 1) world.store.behaviours.remove(behaviour.id);
      else world.store.behaviours.save({ ...behaviour, left: behaviour.left - 1 });
    }
    return true;
  });
}
