import { type LaunchCheck } from '../../configuration/launch-query';
import { launch as texts } from '../../texts/launch';
import { Copied } from '../../ui/copied';
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
