import { type useNavigate } from '@tanstack/react-router';
import { type Self } from '../api/self';
import {
  brandParts as partNames,
  brandDesks as deskNames,
  frame as texts,
  moneyParts as moneyNames,
  sections as names,
} from '../texts/frame';
import { brandText, markOf } from './brand-text';
import { type Destination } from './palette-matches';
import { brandDesksFor, brandPartsFor, moneyPartsFor, placesFor } from './places';

type Navigate = ReturnType<typeof useNavigate>;

/** The screens and brands that the palette knows without asking: the general ones first. */
export const knownDestinations = (self: Self, navigate: Navigate): readonly Destination[] => [
  ...placesFor(self).map(({ id, to }) => ({
    ...{ id, name: names[id], hint: '', group: texts.groups.screens },
    go: () => void navigate({ to }),
  })),
  ...(self.permissions.includes('tenant.read') ? self.tenants : []).map((tenant) => ({
    ...{ id: `brand-${tenant.slug}`, name: tenant.name, hint: markOf(tenant), group: texts.groups.brands },
    go: () => void navigate({ to: '/brands/$slug', params: { slug: tenant.slug } }),
  })),
  ...moneyPartsFor(self).map(({ id, to }) => ({
    ...{ id: `money-${id}`, name: moneyNames[id], hint: names.money, group: texts.groups.screens },
    go: () => void navigate({ to }),
  })),
  ...self.tenants.flatMap((tenant) => ofBrand(tenant, self, navigate)),
];

function ofBrand(tenant: Self['tenants'][number], self: Self, navigate: Navigate): readonly Destination[] {
  const { slug } = tenant;
  const hint = brandText(self.tenants, slug);
  const brand = { name: tenant.name, mark: markOf(tenant) };
  const desks = brandDesksFor(self).map(({ id, to }) => ({
    id,
    to,
    name: deskNames[id],
    group: texts.groups.moderation,
  }));
  // The brand itself stands among the brands.
  const parts = brandPartsFor(self)
    .filter(({ id }) => id !== 'overview')
    .map(({ id, to }) => ({ id, to, name: partNames[id], group: texts.groups.brands_screens }));
  return [...desks, ...parts].map(({ id, to, name, group }) => ({
    ...{ id: `${id}-${slug}`, name, hint, group, screen: id, brand },
    go: () => void navigate({ to, params: { slug } }),
  }));
}
