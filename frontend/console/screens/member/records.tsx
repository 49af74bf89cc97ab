import { Link } from '@tanstack/react-router';
import { type MemberFile } from '../../api/members';
import { useSelf } from '../../frame/self-context';
import { kinds as complaintKinds, states as complaintStates } from '../../texts/complaints';
import { accountStates, file as texts } from '../../texts/members';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { languageName } from '../../ui/language-name';

/** Shows the records of the member besides the account. */
export function Records({ slug, file }: { readonly slug: string; readonly file: MemberFile }) {
  const mayOpen = useSelf().permissions.includes('payment.read');
  return (
    <>
      <section className="grid gap-3">
        <h2>{texts.orders}</h2>
        {file.orders.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <Table
            caption={texts.orders}
            rows={file.orders}
            keyOf={({ id }) => String(id)}
            columns={[
              {
                ...{ name: texts.order, isNumber: true },
                cell: ({ id }) =>
                  mayOpen ? (
                    <Link
                      to="/money/orders/$slug/$id"
                      params={{ slug, id: String(id) }}
                      className="target inline-flex items-center text-accent underline"
                    >
                      {id}
                    </Link>
                  ) : (
                    id
                  ),
              },
              { name: texts.status, cell: ({ status }) => status.replaceAll('_', ' ') },
              { name: texts.amount, isNumber: true, cell: ({ amount, currency }) => moneyText(amount, currency) },
              { name: texts.credits, isFolded: true, isNumber: true, cell: ({ credits }) => credits },
              { name: texts.receipt, isFolded: true, cell: ({ receipt_number }) => receipt_number ?? '–' },
              { name: texts.since, cell: ({ at }) => timeText(at) },
            ]}
          />
        )}
      </section>
      <section className="grid gap-3">
        <h2>{texts.photos}</h2>
        {file.photos.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <Table
            caption={texts.photos}
            rows={file.photos}
            keyOf={({ id }) => String(id)}
            columns={[
              { name: texts.photo, isNumber: true, cell: ({ id }) => id },
              { name: texts.status, cell: ({ status, reason }) => (reason === null ? status : `${status}: ${reason}`) },
              { name: texts.since, cell: ({ at }) => timeText(at) },
            ]}
          />
        )}
      </section>
      <Complaints slug={slug} complaints={file.complaints} />
      <section className="grid gap-3">
        <h2>{texts.consents}</h2>
        {file.consents.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <Table
            caption={texts.consents}
            rows={file.consents}
            keyOf={({ kind, at }) => `${kind} ${at}`}
            columns={[
              { name: texts.kind, cell: ({ kind }) => kind.replaceAll('_', ' ') },
              { name: texts.status, cell: ({ given }) => (given ? texts.given : texts.withdrawn) },
              { name: texts.since, cell: ({ at }) => timeText(at) },
            ]}
          />
        )}
      </section>
      {file.exports.length > 0 && (
        <section className="grid gap-3">
          <h2>{texts.exports}</h2>
          <Table
            caption={texts.exports}
            rows={file.exports}
            keyOf={({ at }) => at}
            columns={[
              { name: texts.status, cell: ({ status }) => status },
              { name: texts.since, cell: ({ at }) => timeText(at) },
            ]}
          />
        </section>
      )}
      <section className="grid gap-1">
        <h2>{texts.profile}</h2>
        <p>
          {accountStates[file.status] ?? file.status},{' '}
          {file.profile_status === 'active' ? texts.profile_active : texts.profile_disabled}
        </p>
        <p>
          {texts.language}: {languageName(file.language)} · {texts.country}: {countryText(file.country)} · {texts.site}:{' '}
          {file.signup_host}
        </p>
      </section>
    </>
  );
}

const countries = new Intl.DisplayNames(undefined, { type: 'region', fallback: 'code' });
const countryText = (code: string | null): string => (code === null ? '–' : (countries.of(code) ?? code));

function Complaints({ slug, complaints }: { readonly slug: string; readonly complaints: MemberFile['complaints'] }) {
  return (
    <section className="grid gap-3">
      <h2>{texts.complaints}</h2>
      {complaints.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Table
          caption={texts.complaints}
          rows={complaints}
          keyOf={({ reference }) => reference}
          columns={[
            {
              name: texts.reference,
              cell: ({ reference }) => (
                <Link
                  to="/complaints/$slug/$reference"
                  params={{ slug, reference }}
                  className="target inline-flex items-center text-accent underline"
                >
                  {reference}
                </Link>
              ),
            },
            { name: texts.kind, cell: ({ kind }) => complaintKinds[kind] },
            { name: texts.status, cell: ({ state }) => complaintStates[state] },
            { name: texts.since, cell: ({ at }) => timeText(at) },
          ]}
        />
      )}
    </section>
  );
}
