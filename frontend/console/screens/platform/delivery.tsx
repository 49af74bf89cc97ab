import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { delivery as texts } from '../../texts/platform';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { type Window, readDeliverySearch } from './search';

/** By a thousand: Gmail turns senders away above the first, and warns above the second. */
const GMAIL = { limit: 3, near: 1 } as const;

const share = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

const readStanding = async () => (await valueOf(client.GET('/api/staff/delivery-standing'))).brands;
type Brand = Awaited<ReturnType<typeof readStanding>>[number];

/** How the mails and pushes of each brand arrive. */
export default function Delivery() {
  const { days = '7' } = readDeliverySearch(useSearch({ strict: false }));
  const query = useQuery({ queryKey: ['delivery'], queryFn: readStanding });
  return (
    <div className="grid gap-4">
      <p>
        <Link to="/platform" className="target inline-flex items-center text-accent underline">
          {texts.back}
        </Link>
      </p>
      <h1>{texts.title}</h1>
      <WindowChoice days={days} />
      <Answer query={query}>
        {(brands) =>
          brands.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <Mails brands={brands} days={Number(days)} />
              <Pushes brands={brands} days={Number(days)} />
            </>
          )
        }
      </Answer>
    </div>
  );
}

function WindowChoice({ days }: { readonly days: Window }) {
  const navigate = useNavigate();
  return (
    <div className="w-full sm:w-48">
      <Choice
        label={texts.window}
        value={days}
        onChange={(event) => {
          void navigate({
            to: '/platform/delivery',
            search: { ...readDeliverySearch({ days: event.target.value }) },
            replace: true,
          });
        }}
        choices={Object.entries(texts.windows).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}

interface Props {
  readonly brands: readonly Brand[];
  readonly days: number;
}

function Mails({ brands, days }: Props) {
  const rows = brands.flatMap(({ tenant, mails }) =>
    mails.filter((one) => one.days === days).map((mail) => ({ tenant, ...mail })),
  );
  return (
    <section className="grid gap-3">
      <h2>{texts.mail}</h2>
      <p className="text-quiet">{texts.mail_text}</p>
      <Table
        caption={texts.mail}
        rows={rows}
        keyOf={({ tenant }) => tenant}
        columns={[
          { name: texts.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
          { name: texts.sent, isNumber: true, cell: ({ sent }) => sent },
          { name: texts.withheld, isFolded: true, isNumber: true, cell: ({ withheld }) => withheld },
          { name: texts.refused, isFolded: true, isNumber: true, cell: ({ refused }) => refused },
          { name: texts.bounced, isNumber: true, cell: (row) => shareText(row.bounced, row.bounced_per_mille) },
          { name: texts.complained, isNumber: true, cell: (row) => <Complaints {...row} /> },
        ]}
      />
    </section>
  );
}

const shareText = (count: number, perMille: number | null): string =>
  perMille === null ? String(count) : `${count} (${share.format(perMille)} ‰)`;

/** A standing that is dangerous is said in words, not only by colour. */
function Complaints({ complained, complained_per_mille: perMille }: Brand['mails'][number]) {
  const shown = shareText(complained, perMille);
  if (perMille === null || perMille < GMAIL.near) return shown;
  const isTooMany = perMille >= GMAIL.limit;
  return (
    <strong className={isTooMany ? 'text-danger' : ''}>
      {shown}, {isTooMany ? texts.too_many : texts.near}
    </strong>
  );
}

function Pushes({ brands, days }: Props) {
  const endsOf = ({ pushes }: Brand) => pushes.days.find((one) => one.days === days);
  return (
    <section className="grid gap-3">
      <h2>{texts.push}</h2>
      <p className="text-quiet">{texts.push_text}</p>
      <Table
        caption={texts.push}
        rows={brands}
        keyOf={({ tenant }) => tenant}
        columns={[
          { name: texts.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
          { name: texts.devices, isNumber: true, cell: ({ pushes }) => pushes.devices },
          { name: texts.failing, isNumber: true, cell: ({ pushes }) => pushes.failing },
          { name: texts.sent, isNumber: true, cell: (brand) => endsOf(brand)?.sent ?? 0 },
          { name: texts.gone, isFolded: true, isNumber: true, cell: (brand) => endsOf(brand)?.gone ?? 0 },
          { name: texts.failed, isFolded: true, isNumber: true, cell: (brand) => endsOf(brand)?.failed ?? 0 },
          { name: texts.key, isFolded: true, cell: ({ push_key }) => keyText(push_key) },
        ]}
      />
    </section>
  );
}

function keyText(key: Brand['push_key']): string {
  if (key === null) return texts.key_none;
  return (key.retired > 0 ? texts.key_retired : texts.key_text)
    .replace('{version}', String(key.version))
    .replace('{made}', timeText(key.made_at))
    .replace('{retired}', String(key.retired));
}
