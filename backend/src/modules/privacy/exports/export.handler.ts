import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { EXPORT_KIND, type ExportJob } from './export-job';
import { MakeExport } from './make-export';

@Injectable()
export class ExportHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly makeExport: MakeExport,
  ) {}

  onModuleInit(): void {
    this.handlers.register(EXPORT_KIND, ({ payload }: OutboxEntry) =>
      this.makeExport.make((payload as ExportJob).export),
    );
  }
}
