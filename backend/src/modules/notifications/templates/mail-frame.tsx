import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type PropsWithChildren } from 'react';
import { blank } from '../rendering/blank-form';
import { type MailContext } from './mail-template';
import { mailStyle } from './mail-style';
import { Unbroken } from './unbroken';

interface Props {
  readonly context: MailContext;
  /** The preview text that an inbox shows after the subject. */
  readonly preview: string;
  readonly title: string;
}

/** Every mail's outside: the brand on its colour, the content, who sends it. */
export function MailFrame({ context, preview, title, children }: PropsWithChildren<Props>) {
  const { brand, theme, tag, say, linkTo, kind } = context;
  const style = mailStyle(theme);
  const { company } = brand;
  return (
    <Html lang={tag}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content={style.colorScheme} />
        <meta name="supported-color-schemes" content={style.colorScheme} />
        {style.darkRules && <style>{style.darkRules}</style>}
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={style.page}>
        <Container className="card" style={style.card}>
          <Section className="band" style={style.band}>
            <Text className="brand" style={style.brand}>
              {brand.name}
            </Text>
          </Section>
          <Section style={style.content}>
            <Heading as="h1" className="title" style={style.title}>
              <Unbroken text={title} />
            </Heading>
            {children}
            <Hr className="line" style={style.line} />
            <Text className="small" style={style.small}>
              {say('sent_by', { brand: brand.name, company: company.name })}
              <br />
              {`${company.address}, ${company.zip} ${company.city} (${company.country}), ${company.register} ${company.kvk}`}
              <br />
              <Link href={linkTo('/')} className="link" style={style.link}>
                {brand.host}
              </Link>
            </Text>
            {kind !== 'answer' && (
              <Text className="small" style={style.small}>
                <Link href={linkTo(`/unsubscribe?token=${blank('unsubscribe')}`)} className="link" style={style.link}>
                  {say('unsubscribe')}
                </Link>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
