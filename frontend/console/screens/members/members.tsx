import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { findMembers } from '../../api/members';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { accountStates, members as texts } from '../../texts/members';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { MemberBox } from './member-box';
import { type MemberSearch, isAddress, isWhole, readMemberSearch } from './search';

/** Finds a member by what stands in one box. What was asked stands in the address. */
export default function Members() {
  const search = readMemberSearch(useSearch({ strict: false }));
  const { tenants } = useSelf();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // An address is looked for in several brands only with a reason: nothing is asked that would be refused.
  const isClosed = isAddress(search.q ?? '') && !search.tenant && !search.reason && tenants.length > 1;
  const asked = {
    queryKey: ['members', search],
    queryFn: () => findMembers({ ...search, most: 50 }),
  };
  const query = useQuery({ ...asked, enabled: !isClosed, placeholderData: keepPreviousData });
  const go = async (to: MemberSearch): Promise<void> => {
    await navigate({ to: '/members', search: { ...to } });
    if (!isWhole(to.q ?? '')) return;
    const found = await queries.query({
      queryKey: ['members', to],
      queryFn: () => findMembers({ ...to, most: 50 }),
    });
    const [one] = found.members;
    if (one && found.members.length === 1)
      await navigate({ to: '/members/$slug/$id', params: { slug: one.tenant, id: String(one.id) } });
  };
  return (
    <div className="grid gap-4">
      <h1>{texts.title}</h1>
      <MemberBox key={JSON.stringify(search)} search={search} onSearch={(to) => void go(to).catch(() => undefined)} />
      {isClosed ? (
        <p role="status">{texts.across_hint}</p>
      ) : (
        <Answer query={query}>
          {({ members, next }) => (
            <>
              {members.length === 0 && <p role="status">{texts.nothing}</p>}
              {members.length > 0 && (
                <Table
                  caption={texts.title}
                  rows={members}
                  keyOf={({ tenant, id }) => `${tenant} ${id}`}
                  columns={[
                    {
                      name: texts.name,
                      cell: ({ tenant, id, name, fictional }) => (
                        <Link
                          to="/members/$slug/$id"
                          params={{ slug: tenant, id: String(id) }}
                          className="target inline-flex items-center text-accent underline"
                        >
                          {fictional ? `${name} (${texts.made_up})` : name}
                        </Link>
                      ),
                    },
                    { name: texts.address, cell: ({ email }) => email },
                    { name: texts.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                    { name: texts.state, cell: ({ status }) => accountStates[status] ?? status },
                    { name: texts.number, isNumber: true, cell: ({ id }) => id },
                    { name: texts.joined, cell: ({ signup_date }) => timeText(signup_date) },
                  ]}
                />
              )}
              <p className="flex flex-wrap gap-2">
                {search.after !== undefined && (
                  <Button onClick={() => void go({ ...search, after: undefined })}>{texts.first}</Button>
                )}
                {next !== null && <Button onClick={() => void go({ ...search, after: next })}>{texts.more}</Button>}
              </p>
            </>
          )}
        </Answer>
      )}
    </div>
  );
}
