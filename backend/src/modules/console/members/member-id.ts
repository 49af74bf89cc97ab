import { idIn } from '../../../platform/http';
import { MemberNotFound } from '../../accounts';

/** The account's id in an address. Throws MemberNotFound for anything else. */
export const memberIdOf = (text: string): number => idIn(text, MemberNotFound);
