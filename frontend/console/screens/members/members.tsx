import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { findMembers } from '../../api/members';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { accountStates, members as texts } from '../../texts/members';
import { Answer } from '../../ui/answer';
import { Pages } from '../../ui/pages';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { Words } from '../../ui/words';
import { MemberBox } from './member-box';
import { type MemberSearch, isAddress, isWhole, readMemberSearch } from './search';

/** Finds a member by what stands in one box. What was asked stands in the address. */
export default function Members() {
  const search = readMemberSearch(useSearch({ strict: false }));
  const { tenants, role } = useSelf();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // An address is looked for in several brands only with a reason: nothing is asked that would be refused.
  const isClosed = ({ q = '', tenant, reason }: MemberSearch): boolean =>
    isAddress(q) && !tenant && !reason && tenants.length > 1;
  const asked = {
    queryKey: ['members', search],
    queryFn: () => findMembers({ ...search, most: 50 }),
  };
  const query = useQuery({ ...asked, enabled: !isClosed(search), placeholderData: keepPreviousData });
  const go = async (to: MemberSearch): Promise<void> => {
    await navigate({ to: '/members', search: { ...to } });
    if (!isWhole(to.q ?? '') || isClosed(to)) return;
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
      {isClosed(search) ? (
        <p role="status">{role === 'operator' ? texts.across_hint : texts.one_brand}</p>
      ) : (
        <Answer query={query}>
          {({ members, next }) => (
            <>
              {members.length === 0 && <p role="status">{texts.nothing}</p>}
              {members.length > 0 && (
                <Table
                  caption={texts.title}
                  rows={members}
                  hasMore={next !== null}
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
                          <Words>{fictional ? `${name} (${texts.made_up})` : name}</Words>
                        </Link>
                      ),
                    },
                    { name: texts.address, cell: ({ email }) => email },
                    { name: texts.brand, isFolded: true, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                    { name: texts.state, cell: ({ status }) => accountStates[status] ?? status },
                    { name: texts.number, isFolded: true, isNumber: true, cell: ({ id }) => id },
                    { name: texts.joined, isFolded: true, cell: ({ signup_date }) => timeText(signup_date) },
                  ]}
                />
              )}
              <Pages
                first={{
                  text: texts.first,
                  go: search.after === undefined ? undefined : () => void go({ ...search, after: undefined }),
                }}
                next={{ text: texts.more, go: next === null ? undefined : () => void go({ ...search, after: next }) }}
              />
            </>
          )}
        </Answer>
      )}
    </div>
  );
}
