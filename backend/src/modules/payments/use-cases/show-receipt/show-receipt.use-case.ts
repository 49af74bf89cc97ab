import { Inject, Injectable } from '@nestjs/common';
import { regionalLocale } from '../../../../../../contract/text/regional-locale';
import { CONFIG, type Config, originOf } from '../../../../platform/config/config';
import { localeOfTag } from '../../../../platform/texts';
import { PublishedSites } from '../../../tenants';
import { receiptPdf } from '../../receipts/receipt-pdf';
import { receiptSheet } from '../../receipts/receipt-sheet';
import { Receipts } from '../../receipts/receipts';

export interface ReceiptFile {
  /** It tells of no brand and no niche: files lie in folders that others see. */
  readonly name: string;
  readonly content: Buffer;
}

@Injectable()
export class ShowReceipt {
  constructor(
    private readonly receipts: Receipts,
    private readonly published: PublishedSites,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param host Where the member is, for the link to withdraw. */
  async show(tenantId: number, member: number, order: number, host: string): Promise<ReceiptFile> {
    const receipt = await this.receipts.find(order, member);
    const document = await this.published.document(tenantId, receipt.revision);
    const { domain_language: domainLanguage, countries } = document.settings;
    const tag = regionalLocale(localeOfTag(receipt.language), domainLanguage, countries, receipt.country);
    const withdrawUrl = `${originOf(this.config, host)}/withdraw`;
    const content = await receiptPdf(receiptSheet(receipt, { document, tag, withdrawUrl }), {
      ...{ tag, date: receipt.paidAt },
    });
    return { name: `${receipt.number}.pdf`, content };
  }
}
