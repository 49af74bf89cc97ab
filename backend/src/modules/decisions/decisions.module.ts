import { Module } from '@nestjs/common';
import { OwnDecisions } from './own-decisions';
import { DecisionsController } from './use-cases/list-decisions/decisions.controller';
import { DecisionLinksController } from './use-cases/open-decision/decision-links.controller';

/** What members read of decisions about them, and their appeals. */
@Module({ controllers: [DecisionsController, DecisionLinksController], providers: [OwnDecisions] })
export class DecisionsModule {}
