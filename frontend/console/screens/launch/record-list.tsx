import { useState } from 'react';
import { type LaunchCheck } from '../../configuration/launch-query';
import { launch as texts } from '../../texts/launch';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';

type DnsRecord = LaunchCheck['records'][number];

/** Records as a name server's form asks for them, each part with a way to copy it. */
export function RecordList({ records }: { readonly records: readonly DnsRecord[] }) {
  return (
    <Table
      caption={texts.record}
      rows={records}
      keyOf={({ type, name, value }) => `${type} ${name} ${value}`}
      columns={[
        { name: texts.type, cell: ({ type }) => type },
        { name: texts.at, cell: ({ name }) => <Copied text={name} what={texts.at} /> },
        { name: texts.value, cell: ({ value }) => <Copied text={value} what={texts.value} /> },
      ]}
    />
  );
}

function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setSaid(texts.copied);
      },
      () => {
        setSaid(texts.not_copied);
      },
    );
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code className="wrap-anywhere">{text}</code>
      <Button onClick={copy} aria-label={`${texts.copy.replace('{what}', what)}: ${text}`}>
        {texts.copy.replace('{what}', '')}
      </Button>
      <span role="status">{said}</span>
    </span>
  );
}
