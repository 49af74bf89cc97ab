import { strike } from '../control/behaviours';
import { type Delivery } from '../state/records';
import { postbackOf } from '../flexpay/postbacks';
import { type Fact, type World, newId } from '../state/world';
import { eventsOf } from '../stripe/events';

/** What Mollie calls for. It is silent about a payment that is pending and a refund that was only asked for. */
const tellsMollie = (kind: Fact['kind']): boolean => !['pending', 'declined', 'refund_made'].includes(kind);

/** Turns a fact into the calls that the provider makes, as its behaviours bend them. */
export function enqueueFact(world: World, fact: Fact, at: number): void {
  const { payment } = fact;
  const { account, id, webhookUrl } = payment;
  if (payment.provider === 'mollie') {
    if (webhookUrl !== null && tellsMollie(fact.kind))
      enqueue(world, fact.kind, { account, payment: id, url: webhookUrl, event: null, endpoint: null }, at);
    return;
  }
  const told = payment.provider === 'stripe' ? eventsOf(world, fact) : postbackOf(fact);
  for (const [type, object] of told) {
    const event = world.store.events.save({ id: newId('evt_1', 23), account, at, type, object });
    for (const endpoint of world.store.endpoints.all()) {
      if (endpoint.account !== account) continue;
      enqueue(world, type, { account, payment: id, url: endpoint.url, event: event.id, endpoint: endpoint.id }, at);
    }
  }
}

type Target = Pick<Delivery, 'account' | 'payment' | 'url' | 'event' | 'endpoint'>;

function enqueue(world: World, what: string, target: Target, at: number): void {
  let due = at;
  let copies = 1;
  let shift = 0;
  for (const { kind, seconds, copies: wanted } of strike(world, 'webhook', target.account, what)) {
    if (kind === 'lose') {
      put(world, target, { state: 'lost' });
      return;
    }
    if (kind === 'delay') due += seconds * 1000;
    if (kind === 'reorder') due += world.draw() * seconds * 1000;
    if (kind === 'double') copies = wanted;
    if (kind === 'shift') shift = seconds;
    if (kind === 'forge') schedule(world, put(world, target, { flaw: 'forged' }), due);
  }
  for (let copy = 0; copy < copies; copy += 1) {
    schedule(world, put(world, target, shift === 0 ? {} : { flaw: 'shifted', shift }), due);
  }
}

function put(world: World, target: Target, how: Partial<Delivery>): Delivery {
  const usual = { tries: 0, state: 'waiting', flaw: null, shift: 0 } as const;
  return world.store.deliveries.save({ ...usual, ...target, ...how, id: newId('dlv_', 16) });
}

function schedule(world: World, { id: subject }: Delivery, at: number): void {
  world.at({ at, kind: 'deliver', subject });
}
