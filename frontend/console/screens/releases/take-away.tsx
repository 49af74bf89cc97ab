import { readExport } from '../../api/brands';
import { useBrand } from '../../configuration/brand-context';
import { releases as texts } from '../../texts/releases';
import { Button } from '../../ui/button';
import { saveText } from '../../ui/save-text';
import { useAct } from '../../ui/use-act';

/** Takes what the brand says itself in a revision away, as the file that the command line takes back. */
export function TakeAway({ revision }: { readonly revision: number }) {
  const { slug } = useBrand().tenant;
  const { isBusy, fault, run } = useAct(async () => {
    saveText(await readExport(slug, revision), `tenant-${slug}-${revision}.yaml`, 'application/yaml');
  });
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-3">
        <Button disabled={isBusy} onClick={() => void run(new FormData())}>
          {texts.take_away.replace('{revision}', String(revision))}
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
