import { Inject, Injectable } from '@nestjs/common';
import { Database, type PlatformConnection, PlatformDatabase } from '../../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { Realtime } from '../../../../platform/realtime';
import { runInTenant } from '../../../../platform/tenancy';
import { Ledger } from '../../../credits';
import { type Actor, type Approver, PublishedSites, type RequireSecondPerson, audit } from '../../../tenants';
import { OrderNotFound, RefundKeyUsed, RefundRequestDecided, RefundRequestNotFound } from '../../errors';
import { holdOrder } from '../../money-back/hold-order';
import { findStanding } from '../../money-back/order-standing';
import { type ReckonedRefund, type StaffWish, reckonStaffRefund } from './reckon-refund';
import { type RefundRequestRow, WAITING, findRequests, holdRequest, missingApprovals } from './refund-request';
import { SendRefund } from './send-refund';
import { tellPages } from './tell-pages';
import { aloneUpTo, needsSecondPerson } from './second-person';

export interface OrderAct {
  readonly tenantId: number;
  readonly order: number;
  readonly actor: Actor;
}

export interface StaffRefund extends StaffWish {
  readonly reason: string;
  /** Chosen by whoever asks: the same again is the same refund. */
  readonly key: string;
}

export interface RefundPreview extends ReckonedRefund {
  readonly currency: string;
  readonly needsSecondPerson: boolean;
  /** Null where every refund takes a second person. */
  readonly aloneUpTo: number | null;
}

const INSERT = `
  insert into refund_request (id, order_id, key, amount, credits, reason, asked_by, proposers)
  values ($1::uuid, $2::integer, $3, $4::integer, $5::integer, $6, $7, $8::integer[]) on conflict (tenant_id, key) do nothing`;

/** Lets staff pay an order's money back. What is above the brand's limit waits for a second person; each step is audited. */
@Injectable()
export class RefundAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly ledger: Ledger,
    private readonly sending: SendRefund,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Reckons the effect that a refund would have now; nothing is stored. */
  preview({ tenantId, order }: Omit<OrderAct, 'actor'>, wish: StaffWish): Promise<RefundPreview> {
    return runInTenant(tenantId, async () => {
      const standing = await findStanding(this.database, order);
      if (!standing) throw new OrderNotFound();
      const reckoned = await reckonStaffRefund(this.ledger, standing, wish);
      const { currency } = standing;
      const { document } = await this.published.get(tenantId);
      const isSecond = await needsSecondPerson(this.database, document, { order, amount: wish.amount, currency });
      return { ...reckoned, currency, needsSecondPerson: isSecond, aloneUpTo: aloneUpTo(document, currency) };
    });
  }

  /** Pays back at once, or waits for a second person. The same key again changes nothing and answers the same. */
  ask({ tenantId, order, actor }: OrderAct, wish: StaffRefund): Promise<RefundRequestRow> {
    return this.together(tenantId, async (connection) => {
      const standing = await holdOrder(this.database, order);
      if (!standing) throw new OrderNotFound();
      const id = uuidV7();
      const { amount, credits, reason } = wish;
      const proposers = actor.people?.areAll ? actor.people.ids : null;
      const isNew = await this.database.execute(INSERT, [
        ...[id, order, keyOf(wish), amount, credits ?? null, reason, actor.email, proposers],
      ]);
      if (isNew === 0) return this.known(order, wish);
      await reckonStaffRefund(this.ledger, standing, wish);
      const waits = await this.needsSecond(tenantId, { order, amount, currency: standing.currency });
      const details = { request: id, amount, currency: standing.currency, credits: credits ?? null, reason, waits };
      await audit(connection, actor, { action: 'payments.refund_asked', tenantId, subject: subjectOf(order), details });
      if (!waits) await this.sending.send(await this.get(id), actor.email);
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
      const { proposers, approvers, order } = request;
      if (request.status !== 'waiting') throw new RefundRequestDecided();
      if (approvers.includes(approver.id)) return request;
      await requireSecondPerson(connection, approver.id, [...(proposers ?? []), ...approvers]);
      await this.database.execute(
        'update refund_request set approvers = array_append(approvers, $2::integer) where id = $1::uuid',
        [id, approver.id],
      );
      const action = 'payments.refund_approved';
      await audit(connection, approver, { action, tenantId, subject: subjectOf(order), details: { request: id } });
      if (missingApprovals(request) <= 1) await this.sending.send(request, approver.email);
      return this.get(id);
    });
  }

  /** Nothing is paid back. Whoever asked may take it back in this way as well. */
  refuse(tenantId: number, id: string, actor: Actor): Promise<RefundRequestRow> {
    return this.together(tenantId, async (connection) => {
      const { status, order } = await this.hold(id);
      if (status !== 'waiting') throw new RefundRequestDecided();
      await this.database.execute(
        `update refund_request set status = 'refused', decided_by = $2, decided_at = now() where id = $1::uuid`,
        [id, actor.email],
      );
      const action = 'payments.refund_refused';
      await audit(connection, actor, { action, tenantId, subject: subjectOf(order), details: { request: id } });
      return this.get(id);
    });
  }

  waiting(tenantId: number): Promise<RefundRequestRow[]> {
    return runInTenant(tenantId, () => findRequests(this.database, WAITING, []));
  }

  /** The tenant's rows in one transaction, and the audit in one that ends right after it. */
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

  private async known(order: number, wish: StaffRefund): Promise<RefundRequestRow> {
    const { amount, credits, reason } = wish;
    const [known] = await findRequests(this.database, 'r.key = $1', [keyOf(wish)]);
    const isSame = known?.order === order && known.amount === amount && known.credits === (credits ?? null);
    if (!isSame || known.reason !== reason) throw new RefundKeyUsed();
    return known;
  }

  private async needsSecond(tenantId: number, part: Parameters<typeof needsSecondPerson>[2]): Promise<boolean> {
    const { document } = await this.published.get(tenantId);
    return needsSecondPerson(this.database, document, part);
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
const subjectOf = (order: number): string => `order:${order}`;
