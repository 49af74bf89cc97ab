import { type components } from '../../../lib/api/schema';

type Schemas = components['schemas'];

export type Message = Schemas['MessageResponse'];
export type MessageKind = Message['kind'];
export type Partner = Schemas['ChatPartner'];
export type ChatItem = Schemas['ChatItem'];
export type HeldMessage = Schemas['OwnHeldMessage'];
export type ChatDetails = Schemas['ChatDetails'];

export interface Page {
  readonly messages: readonly Message[];
  readonly more: boolean;
}
