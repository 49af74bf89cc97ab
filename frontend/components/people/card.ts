import { type components } from '../../lib/api/schema';

export type Card = components['schemas']['MemberCard'];
