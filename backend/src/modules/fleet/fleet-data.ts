import { type DeclaredTable } from '../../platform/personal-data';

export const FLEET_DATA: readonly DeclaredTable[] = [
  { table: 'fleet_wave_brand', impersonal: 'what a change of many brands makes of the brand’s settings' },
  { table: 'answer_count', impersonal: 'how many answers api and web gave, and how many of them failed' },
];
