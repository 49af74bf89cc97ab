import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { photos as texts } from '../../texts/photos';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { PhotoScreen } from './photo-screen';

/** Photos that a second person has to decide about, without what the first one decided. */
export default function SecondLooks() {
  const { permissions } = useSelf();
  return (
    <div className="grid gap-6">
      <PhotoScreen queue="second_looks" />
      {permissions.includes('audit.read') && <Agreement />}
    </div>
  );
}

/** How often two people came to the same, by brand and never by person. */
function Agreement() {
  const query = useQuery({
    queryKey: ['second-looks'],
    queryFn: () => valueOf(client.GET('/api/staff/second-looks')),
  });
  return (
    <section className="grid gap-2">
      <h2>{texts.agreement}</h2>
      <Answer query={query}>
        {({ brands }) =>
          brands.length === 0 ? (
            <p>{texts.agreement_none}</p>
          ) : (
            <Table
              caption={texts.agreement}
              rows={brands}
              keyOf={({ tenant }) => tenant}
              columns={[
                {
                  name: texts.brand,
                  cell: ({ tenant }) => <BrandName slug={tenant} />,
                },
                { name: texts.looked, isNumber: true, cell: ({ looked }) => looked },
                { name: texts.agreed, isNumber: true, cell: ({ looked, agreed }) => rate(agreed, looked) },
                { name: texts.known, isNumber: true, cell: ({ known }) => known },
                {
                  name: texts.known_right,
                  isNumber: true,
                  cell: ({ known, known_right: right }) => rate(right, known),
                },
              ]}
            />
          )
        }
      </Answer>
    </section>
  );
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent' });
const rate = (part: number, all: number): string => (all === 0 ? '–' : percent.format(part / all));
