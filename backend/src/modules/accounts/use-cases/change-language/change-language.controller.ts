import { Body, Controller, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, InvalidInput, memberOf, perMember, siteOf } from '../../../../platform/http';
import { ChangeLanguageRequest } from './change-language.request';
import { ChangeLanguage } from './change-language.use-case';

@Controller('api')
export class ChangeLanguageController {
  constructor(@Inject(ChangeLanguage) private readonly changeLanguage: ChangeLanguage) {}

  /** The language of the member's mails; a page takes its own from the cookie. */
  @Put(['user.php', 'user'])
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 60),
    problems: [AuthenticationRequired, InvalidInput],
  })
  async put(@Body() { language }: ChangeLanguageRequest, @Req() request: FastifyRequest): Promise<void> {
    if (!siteOf(request).site.locales.includes(language))
      throw new InvalidInput([{ path: 'language', code: 'choice', message: 'Choose one of the brand’s languages.' }]);
    await this.changeLanguage.change(memberOf(request).id, language);
  }
}
