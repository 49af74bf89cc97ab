import { Module } from '@nestjs/common';
import { AnswerPreflightController } from './use-cases/answer-preflight/answer-preflight.controller';

/** The api's one route of launches on brands' own hosts. */
@Module({ controllers: [AnswerPreflightController] })
export class LaunchHttpModule {}
