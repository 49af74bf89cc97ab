import { Module } from '@nestjs/common';
import { OwnDecisions } from './own-decisions';
import { DecisionsController } from './use-cases/list-decisions/decisions.controller';
import { DecisionLinksController } from './use-cases/open-decision/decision-links.controller';

/** Shows members the decisions about them, and takes their appeals. */
@Module({ controllers: [DecisionsController, DecisionLinksController], providers: [OwnDecisions] })
export class DecisionsModule {}
