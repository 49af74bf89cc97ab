import { type components } from '../../../lib/api/schema';

type Schemas = components['schemas'];
export type OpenAppeal = Schemas['OpenAppealResponse'];
export type AppealAnswer = Schemas['AnswerAppealRequest'];
