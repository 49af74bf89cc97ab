import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button-link';
import { keptWayBack } from '../../../lib/way-back';
import { ROUTES } from '../../../site/routes';
import { type OrderTexts } from './order-texts';

/** Back to where the credits were wanted, such as a chat whose message waits to be sent. */
export function WayOn({ texts }: { readonly texts: OrderTexts }) {
  const [back] = useState(keptWayBack);
  if (back === undefined) return <ButtonLink href={ROUTES.members}>{texts.find}</ButtonLink>;
  return <ButtonLink href={back.path}>{back.isChat ? texts.backToChat : texts.backToPage}</ButtonLink>;
}
