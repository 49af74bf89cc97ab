import { type components } from '../../lib/api/schema';

export type Mandate = components['schemas']['MandateResponse'];
