import { Inject, Injectable } from '@nestjs/common';
import { type InterestSettings, RegionCatalogue, mainImage, namesOfInterests, regionResponse } from '../../members';
import { type Found } from '../search/cards';
import { roundedKm } from '../search/distances';
import { type MemberCard } from './member-card.response';
import { type PromptSettings, askedPrompts } from '../../../../../contract/profile/prompts';
import { oneLine } from './one-line';

/** The data of a card. */
export type CardRow = Omit<Found, 'position_at' | 'position_common' | 'position_rank'>;

/** A card as plain data. */
export type MemberCardData = Pick<MemberCard, keyof MemberCard>;

export interface CardSite {
  readonly settings: InterestSettings & { readonly cdn_prefix: string };
  readonly prompts: PromptSettings;
  readonly locale: string;
}

/** Cards as every list of profiles shows them to members. */
@Injectable()
export class MemberCards {
  constructor(@Inject(RegionCatalogue) private readonly regions: RegionCatalogue) {}

  present(row: CardRow, { settings, prompts, locale }: CardSite): MemberCardData {
    const { id, name, age, country, region, city, fictional, online, is_new, verified_at } = row;
    return {
      ...{ id, name, age, country, city, fictional, online, is_new, verified_at },
      countryregion: regionResponse(this.regions, { country, region }, locale),
      distance_km: roundedKm(row.km),
      main_image: mainImage(row.photo, settings.cdn_prefix),
      words: oneLine(firstAnswer(row, prompts) ?? row.words ?? '') || null,
      // Somebody invented has no interests of their own.
      shared_interests: fictional ? [] : namesOfInterests(row.shared ?? [], settings, locale),
    };
  }
}

/** An answer to what the brand no longer asks is shown to nobody else. */
function firstAnswer({ answers }: CardRow, { off, own }: PromptSettings): string | undefined {
  if (answers === null || answers.length === 0) return undefined;
  const asked = askedPrompts(off, own);
  return answers.find(({ code }) => asked.includes(code))?.answer;
}
