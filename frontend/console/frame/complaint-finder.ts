import { type useNavigate } from '@tanstack/react-router';
import { complaintPlace, findComplaints, isReference } from '../api/complaints';
import { type Self } from '../api/self';
import { frame as texts } from '../texts/frame';
import { brandText } from './brand-text';
import { type Destination } from './palette-matches';

/** The complaint of a whole reference, for the palette. Reading complaints takes the permission to read members. */
export async function complaintsNamed(
  sought: string,
  { tenants, permissions }: Pick<Self, 'tenants' | 'permissions'>,
  navigate: ReturnType<typeof useNavigate>,
): Promise<readonly Destination[]> {
  if (!permissions.includes('member.read') || !isReference(sought)) return [];
  const { complaints } = await findComplaints({ reference: sought.trim().toUpperCase() });
  return complaints.map(({ tenant, reference, name }) => ({
    ...{ id: `complaint-${reference}`, name: `${texts.complaint} ${reference}`, group: texts.groups.complaints },
    hint: `${brandText(tenants, tenant)} · ${name}`,
    go: () => void navigate(complaintPlace({ tenant, reference })),
  }));
}
