import { Module } from '@nestjs/common';
import { AnswerCountFlush } from './answers/answer-count-flush';
import { WebAnswers } from './answers/web-answers';

/** The api's part: it counts its answers and those of webs. */
@Module({ providers: [AnswerCountFlush, WebAnswers], exports: [AnswerCountFlush, WebAnswers] })
export class FleetHttpModule {}
