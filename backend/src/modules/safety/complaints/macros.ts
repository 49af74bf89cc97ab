import { Inject, Injectable } from '@nestjs/common';
import { inPageLanguage } from '../../../../../contract/text/page-language';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { fillIn, localeOfTag, textsIn } from '../../../platform/texts';
import { PublishedSites } from '../../tenants';
import { COMPLAINT_MACROS, type ComplaintMacro } from '../complaint-texts';

export interface FilledMacro {
  readonly macro: ComplaintMacro;
  /** In the language of the thread. */
  readonly text: string;
  /** For staff who do not read that language. */
  readonly english: string;
}

/** The page that `{link}` of each leads to. */
const PATHS: Readonly<Record<ComplaintMacro, string>> = {
  sign_in: '/reset-password',
  payment: '/transactions',
  refund: '/pages/return-policy',
  deletion: '/notifications',
  more: '/',
  report: '/report',
  decision: '/decisions',
  solved: '/',
  paid_back: '/transactions',
};

export const MACROS = Object.keys(PATHS) as readonly ComplaintMacro[];

/** Answers that staff need often, in the language of whoever wrote. */
@Injectable()
export class ComplaintMacros {
  constructor(
    private readonly sites: PublishedSites,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(tenantId: number, language: string): Promise<readonly FilledMacro[]> {
    const { primaryHost } = await this.sites.get(tenantId);
    const tag = await this.sites.tagOf(tenantId, localeOfTag(language));
    const origin = originOf(this.config, primaryHost);
    const filled = (macro: ComplaintMacro, of: string): string => {
      const link = `${origin}${inPageLanguage(PATHS[macro], localeOfTag(of))}`;
      return fillIn(textsIn(COMPLAINT_MACROS, of)[macro], { link });
    };
    return MACROS.map((macro) => ({ macro, text: filled(macro, tag), english: filled(macro, 'en') }));
  }
}
