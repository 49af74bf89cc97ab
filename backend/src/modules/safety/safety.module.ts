import { Module } from '@nestjs/common';
import { FileComplaintController } from './use-cases/file-complaint/file-complaint.controller';
import { FileComplaint } from './use-cases/file-complaint/file-complaint.use-case';

/** Needs an OutboxHint from a global module. */
@Module({ controllers: [FileComplaintController], providers: [FileComplaint] })
export class SafetyModule {}
