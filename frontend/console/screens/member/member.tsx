import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { readFile } from '../../api/members';
import { ConsoleProblem } from '../../api/problem';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useSelf } from '../../frame/self-context';
import { Answer } from '../../ui/answer';
import { File } from './file';
import { OpenFile } from './open-file';

/** One member's file, once the person has said why they open it. */
export default function Member() {
  const { slug = '', id = '' } = useParams({ strict: false });
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  const queries = useQueryClient();
  const key = ['member', slug, id];
  const query = useQuery({ queryKey: key, queryFn: () => readFile(slug, id), enabled: tenant !== undefined });
  if (!tenant) return <NotFound />;
  const refusal = query.error instanceof ConsoleProblem ? query.error.code : undefined;
  const again = (): void => void queries.invalidateQueries({ queryKey: key });
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      {refusal === 'look_reason_needed' ? (
        <OpenFile slug={slug} id={id} onOpened={again} />
      ) : (
        <Answer query={query}>{(file) => <File slug={slug} file={file} onChanged={again} />}</Answer>
      )}
    </div>
  );
}
