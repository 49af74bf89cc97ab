import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { JobWorker, QUEUE_SETTINGS, QueueModule, type QueueSettings } from '../queue';
import { LOGGER, type Logger } from '../telemetry';
import { OutboxBacklog } from './outbox-backlog';
import { OutboxClaims } from './outbox-claims';
import { OutboxConsumer } from './outbox-consumer';
import { OutboxHandlers } from './outbox-handlers';
import { OutboxHint } from './outbox-hint';
import { OutboxRelay } from './outbox-relay';
import { DEFAULT_OUTBOX_SETTINGS, OUTBOX_SETTINGS } from './outbox-settings';

/** How long running jobs may take to end after a stop was asked for. */
const STOP_MS = 20_000;

/** Relay and consumer of one worker process, started when every module has registered its handlers. */
@Injectable()
export class OutboxDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly relay: OutboxRelay,
    private readonly consumer: OutboxConsumer,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get reachable(): boolean {
    return this.worker?.reachable ?? false;
  }

  onApplicationBootstrap(): void {
    this.worker = new JobWorker({
      redisUrl: this.config.REDIS_URL,
      settings: this.settings,
      logger: this.logger,
      work: (job) => this.consumer.work(job),
    });
    this.relay.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.worker?.close(STOP_MS);
  }
}

@Module({})
export class OutboxModule {
  /** For processes that write entries. */
  static forWriters(): DynamicModule {
    return { module: OutboxModule, global: true, providers: [OutboxHint], exports: [OutboxHint] };
  }

  /** For processes that deliver them. */
  static forWorkers(): DynamicModule {
    return {
      module: OutboxModule,
      global: true,
      imports: [QueueModule],
      providers: [
        OutboxHint,
        OutboxBacklog,
        OutboxClaims,
        OutboxConsumer,
        OutboxDelivery,
        OutboxHandlers,
        OutboxRelay,
        { provide: OUTBOX_SETTINGS, useValue: DEFAULT_OUTBOX_SETTINGS },
      ],
      exports: [OutboxHint, OutboxHandlers, OutboxDelivery],
    };
  }
}
