export { answerAppeal } from './answer-appeal';
export { APPEAL_WORK } from './appeal-work';
export { type DecisionContent } from './decision-content';
export { DECISIONS_DATA } from './decisions-data';
export { DecisionsModule } from './decisions.module';
export { endDecision, endDecisions, endRunOutBlocks } from './end-decisions';
export { type NewDecision, type RecordedDecision, recordDecision } from './record-decision';
export { DecisionRetention } from './retention/decision-retention';
export { tellDecision } from './tell-decision';
