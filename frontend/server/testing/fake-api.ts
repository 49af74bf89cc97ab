import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  ANSWERS_PATH,
  AnswerCounts,
  type CountedAnswers,
  readCountedAnswers,
} from '../../../contract/http/answer-counts';
import type { SiteDocument } from '../../site/site-document';
import type { Host, SiteChanges, Tenant } from '../site-directory';

type Versioned<T> = T & { readonly version: number };

/** Fakes the API's internal port for the web server, over real HTTP: the feed of sites and their documents. */
export class FakeApi {
  /** Version last reported by each process. */
  readonly reports = new Map<string, number>();
  /** What webs have counted, by brand. */
  readonly answers = new Map<number, CountedAnswers>();
  documentRequests = 0;
  /** How documents are answered from now on: not at all, or with their headers and half of the rest. */
  documents: 'served' | 'silent' | 'stalls' = 'served';
  private version = 0;
  private readonly tenants = new Map<number, Versioned<Tenant>>();
  private readonly hosts = new Map<string, Versioned<Host>>();
  private readonly revisions = new Map<string, SiteDocument>();
  private waiting = new Set<() => void>();
  private readonly reporters = new Set<() => void>();
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens; after a `stop`, at the same address again. */
  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    this.wake();
    server.closeAllConnections();
    await closed;
  }

  addTenant(tenant: Tenant): void {
    this.version++;
    this.tenants.set(tenant.id, { ...tenant, version: this.version });
    this.wake();
  }

  addHost(host: Partial<Host> & Pick<Host, 'host' | 'tenantId'>): void {
    this.version++;
    this.hosts.set(host.host, { kind: 'primary', state: 'live', target: null, ...host, version: this.version });
    this.wake();
  }

  addDocument(tenantId: number, revision: number, document: SiteDocument): void {
    this.revisions.set(`${tenantId}/${revision}`, document);
  }

  /** Moves the pointer to a revision, there or back; resolves with the version that says so. */
  publish(tenantId: number, revision: number): number {
    const tenant = this.tenants.get(tenantId);
    if (!tenant) throw new Error(`no tenant ${tenantId}`);
    this.addTenant({ ...tenant, revision });
    return this.version;
  }

  /** Resolves when this many processes have reported that they show what is newest here. */
  async applied(processes: number): Promise<void> {
    const isThere = (): boolean => [...this.reports.values()].filter((one) => one >= this.version).length >= processes;
    while (!isThere()) await new Promise<void>((resolve) => this.reporters.add(resolve));
  }
  /** Resolves when webs have told of this many answers. */
  async counted(answers: number): Promise<void> {
    const sum = (): number => [...this.answers.values()].reduce((all, one) => all + one.answers, 0);
    while (sum() < answers) await new Promise<void>((resolve) => this.reporters.add(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting = new Set();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://inner');
    if (url.pathname === ANSWERS_PATH) {
      await this.takeAnswers(request);
      send(response, 200, {});
      return;
    }
    const document = /^\/inner\/sites\/(\d+\/)revisions\/(\d+)$/.exec(url.pathname);
    if (document) {
      this.documentRequests++;
      const found = this.revisions.get(`${document[1] ?? ''}${document[2] ?? ''}`);
      if (this.documents === 'silent') return;
      if (this.documents === 'stalls') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(JSON.stringify(found).slice(0, 200));
        return;
      }
      send(response, found ? 200 : 404, found ?? {});
      return;
    }
    const after = Number(url.searchParams.get('after'));
    this.reports.set(url.searchParams.get('process') ?? '', after);
    for (const resolve of this.reporters) resolve();
    this.reporters.clear();
    if (after >= this.version) await new Promise<void>((resolve) => this.waiting.add(resolve));
    if (!response.destroyed) send(response, 200, this.changesAfter(after));
  }

  private async takeAnswers(request: IncomingMessage): Promise<void> {
    const counts = new AnswerCounts();
    counts.add([...this.answers.values()]);
    counts.add(readCountedAnswers(await json(request)) ?? []);
    for (const one of counts.take()) this.answers.set(one.tenantId, one);
    for (const resolve of this.reporters) resolve();
    this.reporters.clear();
  }

  private changesAfter(after: number): SiteChanges {
    const newer = <T>(rows: Iterable<Versioned<T>>): T[] => [...rows].filter((row) => row.version > after);
    return { version: this.version, tenants: newer(this.tenants.values()), hosts: newer(this.hosts.values()) };
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
