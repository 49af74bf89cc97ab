import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { fictionalPeopleQuery, readPeopleFiles } from '../../api/fictional-people';
import { OfBrand } from '../../configuration/brand-screen';
import { useSelf } from '../../frame/self-context';
import { configuration } from '../../texts/configuration';
import { fictionalPeople as texts } from '../../texts/fictional-people';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { saveText } from '../../ui/save-text';
import { useAct } from '../../ui/use-act';
import { PeopleFile } from './people-file';
import { PeopleList } from './people-list';
import { readFictionalSearch } from './search';

/** The fictional profiles of a brand, and the file that says which they are. */
export default function FictionalPeople() {
  return <OfBrand title={configuration.fictional_people}>{({ slug }) => <Content key={slug} slug={slug} />}</OfBrand>;
}

function Content({ slug }: { readonly slug: string }) {
  const { after } = readFictionalSearch(useSearch({ strict: false }));
  const query = useQuery(fictionalPeopleQuery(slug, after));
  const mayPlace = useSelf().permissions.includes('tenant.publish');
  return (
    <>
      <p className="max-w-prose">{texts.text}</p>
      <Answer query={query}>
        {(list) => (
          <>
            <p className="font-semibold">
              {texts.counts.replace('{shown}', String(list.shown)).replace('{hidden}', String(list.hidden))}
            </p>
            {mayPlace && <PeopleFile slug={slug} />}
            <TakePeopleAway slug={slug} />
            <PeopleList list={list} isFirst={after === undefined} {...{ slug, mayPlace }} />
          </>
        )}
      </Answer>
    </>
  );
}

function TakePeopleAway({ slug }: { readonly slug: string }) {
  const { isBusy, fault, run } = useAct(async () => {
    saveText((await readPeopleFiles(slug)).placed, `people-${slug}.yaml`, 'application/yaml');
  });
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-3">
        <Button disabled={isBusy} onClick={() => void run(new FormData())}>
          {texts.take_away}
        </Button>
        <span className="text-quiet">{texts.take_away_text}</span>
      </p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
