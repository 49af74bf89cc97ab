import { type CurrentSite } from '../../../site/current-site';

const ANSWERS = ['talk', 'meet', 'look'] as const;

/** Radio buttons, so that the evening changes without a script. What is chosen is sent nowhere. */
export function Answers({ site }: { readonly site: CurrentSite }) {
  const { t } = site;
  return (
    <fieldset>
      <legend className="mb-3 text-lead">{t('landers.alonetonight_question')}</legend>
      <div className="grid gap-2.5">
        {ANSWERS.map((answer) => (
          <label
            key={answer}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-surface-2 px-4 py-2.5 font-semibold text-text-strong transition-colors duration-200 has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="evening"
              value={answer}
              aria-describedby={`evening-${answer}`}
              className="size-5 shrink-0 appearance-none rounded-[50%] border-2 border-current outline-none checked:border-6"
            />
            {t(`landers.alonetonight_${answer}`)}
          </label>
        ))}
      </div>
      <div className="mt-3 grid min-h-[3.2em]">
        <p className="alone-reply alone-reply-none">{t('landers.alonetonight_hint')}</p>
        {ANSWERS.map((answer) => (
          <p key={answer} id={`evening-${answer}`} className={`alone-reply alone-reply-${answer}`}>
            {t(`landers.alonetonight_${answer}_reply`)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
