import { Module } from '@nestjs/common';
import { AnswerCountFlush } from './answers/answer-count-flush';

/** The api's part: it counts its answers. */
@Module({ providers: [AnswerCountFlush], exports: [AnswerCountFlush] })
export class FleetHttpModule {}
