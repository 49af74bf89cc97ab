import { Module } from '@nestjs/common';
import { NotePageHiddenController } from './use-cases/note-page-hidden/note-page-hidden.controller';

@Module({ controllers: [NotePageHiddenController] })
export class TrafficModule {}
