import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { type DocumentLayer, type DocumentSource, documentLayers, readTemplates, templateFolders } from './document';

export interface NicheTemplate {
  readonly niche: number;
  /** A word for it, such as `plain`. */
  readonly name: string;
}

/** The niches' templates as they ship with this build; read once. */
@Injectable()
export class Templates {
  private templates: ReadonlyMap<number, unknown> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'TENANTS_DIR'>) {}

  list(): readonly NicheTemplate[] {
    return templateFolders(this.config.TENANTS_DIR).map((folder) => ({
      niche: Number(folder.slice(0, 1)),
      name: folder.slice(2),
    }));
  }

  /** The layers under a tenant's own: the product's defaults and the template of its niche. */
  under(source: DocumentLayer): readonly DocumentSource[] {
    this.templates ??= readTemplates(this.config.TENANTS_DIR);
    const niche = source.settings?.niche ?? 0;
    return documentLayers(niche, this.templates.get(niche) ?? {}, source).filter(({ origin }) => origin !== 'tenant');
  }
}
