import { Inject, Injectable } from '@nestjs/common';
import { Database, type PlatformConnection, PlatformDatabase } from '../../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { Realtime } from '../../../../platform/realtime';
import { runInTenant } from '../../../../platform/tenancy';
import { Ledger } from '../../../credits';
import {
  type Actor,
  type Approver,
  PublishedSites,
  type RequireSecondPerson,
  approvalsMissing,
  auditInScope,
  doersOf,
  lockActor,
  peopleBehind,
  proposersOf,
} from '../../../tenants';
import {
  OrderNotFound,
  RefundKeyUsed,
  RefundRequestDecided,
  RefundRequestNotFound,
  RefundTransferWaits,
} from '../../errors';
import { holdOrder } from '../../money-back/hold-order';
import { type Standing, findStanding } from '../../money-back/order-standing';
import { BookTransfer } from './book-transfer';
import { type ReckonedRefund, type StaffWish, reckonStaffRefund } from './reckon-refund';
import {
  type RefundRequestRow,
  WAITING,
  findRequests,
  holdRequest,
  isTransfer,
  isTransferWaiting,
} from './refund-request';
import { SendRefund } from './send-refund';
import { tellPages } from './tell-pages';
import { type LeftAlone, leftAlone } from './second-person';

export interface OrderAct {
  readonly tenantId: number;
  readonly order: number;
  readonly actor: Actor;
}

/** A question about what a refund would do, with the person who asks. */
interface OrderLook extends Omit<OrderAct, 'actor'> {
  readonly actor: Pick<Actor, 'email' | 'people'>;
}

export interface StaffRefund extends StaffWish {
  readonly reason: string;
  /** Chosen by whoever asks: the same again is the same refund. */
  readonly key: string;
}

export interface RefundPreview extends ReckonedRefund {
  readonly currency: string;
  readonly needsSecondPerson: boolean;
  readonly leftAlone: LeftAlone;
}

const INSERT = `
  insert into refund_request (id, order_id, key, amount, credits, reason, asked_by, proposers)
  values ($1::uuid, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::integer[]) on conflict (tenant_id, key) do nothing`;

/** Lets staff pay an order's money back. What is above the brand's bounds waits for a second person; each step is audited. */
@Injectable()
export class RefundAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly ledger: Ledger,
    private readonly sending: SendRefund,
    private readonly transfers: BookTransfer,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Reckons the effect that a refund would have now; nothing is stored. */
  preview({ tenantId, order, actor }: OrderLook, wish: StaffWish): Promise<RefundPreview> {
    return runInTenant(tenantId, async () => {
      const standing = await findStanding(this.database, order);
      if (!standing) throw new OrderNotFound();
      const reckoned = await reckonStaffRefund(this.ledger, standing, wish);
      const left = await this.leftAlone(tenantId, standing, actor);
      const isSecond = wish.amount > left.amount;
      return { ...reckoned, currency: standing.currency, needsSecondPerson: isSecond, leftAlone: left };
    });
  }

  /** Pays back at once, or waits for a second person. The same key again changes nothing and answers the same. */
  ask({ tenantId, order, actor }: OrderAct, wish: StaffRefund): Promise<RefundRequestRow> {
    return this.together(tenantId, async () => {
      await lockActor(this.database, 'refunds', tenantId, actor);
      const standing = await holdOrder(this.database, order);
      if (!standing) throw new OrderNotFound();
      const id = uuidV7();
      const { amount, credits, reason } = wish;
      const isNew = await this.database.execute(INSERT, [
        ...[id, order, keyOf(wish), amount, credits ?? null, reason, actor.email, proposersOf(actor)],
      ]);
      if (isNew === 0) return this.known(order, wish);
      // The bank has paid the member already, as somebody says: a second person has to say so, or not.
      if (await isTransferWaiting(this.database, { order })) throw new RefundTransferWaits();
      await reckonStaffRefund(this.ledger, standing, wish);
      const waits = amount > (await this.leftAlone(tenantId, standing, actor)).amount;
      const details = { request: id, amount, currency: standing.currency, credits: credits ?? null, reason, waits };
      await this.write(actor, 'payments.refund_asked', order, details);
      if (!waits) {
        await this.database.execute('update refund_request set proposers = $2::integer[] where id = $1::uuid', [
          ...[id, doersOf(actor)],
        ]);
        await this.sending.send(await this.get(id), actor.email);
      }
      return this.get(id);
    });
  }

  /** A second person's word. What was asked for on the command line, where nobody is proven, needs two. */
  approve(
    tenantId: number,
    id: string,
    approver: Approver,
    requireSecondPerson: RequireSecondPerson,
  ): Promise<RefundRequestRow> {
    return this.together(tenantId, async (connection) => {
      const request = await this.hold(id);
      const { approvers, order } = request;
      if (request.status !== 'waiting') throw new RefundRequestDecided();
      if (approvers.includes(approver.id)) return request;
      await requireSecondPerson(connection, approver.id, peopleBehind(request));
      await this.database.execute(
        'update refund_request set approvers = array_append(approvers, $2::integer) where id = $1::uuid',
        [id, approver.id],
      );
      await this.write(approver, 'payments.refund_approved', order, { request: id });
      if (approvalsMissing(request) <= 1)
        await (isTransfer(request)
          ? this.transfers.book(request, approver.email)
          : this.sending.send(request, approver.email));
      return this.get(id);
    });
  }

  /** Nothing is paid back. Whoever asked may take it back in this way as well. */
  refuse(tenantId: number, id: string, actor: Actor): Promise<RefundRequestRow> {
    return this.together(tenantId, async () => {
      const { status, order } = await this.hold(id);
      if (status !== 'waiting') throw new RefundRequestDecided();
      await this.database.execute(
        `update refund_request set status = 'refused', decided_by = $2, decided_at = now() where id = $1::uuid`,
        [id, actor.email],
      );
      await this.write(actor, 'payments.refund_refused', order, { request: id });
      return this.get(id);
    });
  }

  waiting(tenantId: number): Promise<RefundRequestRow[]> {
    return runInTenant(tenantId, () => findRequests(this.database, WAITING, []));
  }

  /** The tenant's rows and the audit in one transaction; another one holds the row of the person who approves. */
  private async together(
    tenantId: number,
    work: (connection: PlatformConnection) => Promise<RefundRequestRow>,
  ): Promise<RefundRequestRow> {
    const done = await this.platform.transaction((connection) =>
      runInTenant(tenantId, () => this.database.transaction(() => work(connection))),
    );
    if (done.status !== 'done') return done;
    this.hint.give();
    await runInTenant(tenantId, () => tellPages(this.database, this.realtime, done.order));
    return done;
  }

  private async write(actor: Pick<Actor, 'email'>, action: string, order: number, details: object): Promise<void> {
    const act = { action, subject: `order:${order}`, details: { ...details } };
    await this.database.batch([auditInScope(actor, act)]);
  }

  private async known(order: number, wish: StaffRefund): Promise<RefundRequestRow> {
    const { amount, credits, reason } = wish;
    const [known] = await findRequests(this.database, 'r.key = $1', [keyOf(wish)]);
    const isSame = known?.order === order && known.amount === amount && known.credits === (credits ?? null);
    if (!isSame || known.reason !== reason) throw new RefundKeyUsed();
    return known;
  }

  private async leftAlone(tenantId: number, standing: Standing, actor: OrderLook['actor']): Promise<LeftAlone> {
    const { document } = await this.published.get(tenantId);
    return leftAlone(this.database, document, { ...standing, actor });
  }

  private async hold(id: string): Promise<RefundRequestRow> {
    const request = await holdRequest(this.database, id);
    if (!request) throw new RefundRequestNotFound();
    return request;
  }

  private async get(id: string): Promise<RefundRequestRow> {
    const [request] = await findRequests(this.database, 'r.id = $1::uuid', [id]);
    if (!request) throw new RefundRequestNotFound();
    return request;
  }
}

const keyOf = ({ key }: StaffRefund): string => `staff:${key}`;
