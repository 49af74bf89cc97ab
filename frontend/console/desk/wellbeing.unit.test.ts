import { type Wellbeing, caseSettings, viewSettings } from './wellbeing';

const NOTHING = { blur: null, greyscale: null, thumbnails_only: null };
const answer = (own: Partial<Wellbeing['own']>): Wellbeing => ({
  own: { ...NOTHING, break_after_minutes: null, break_after_severe: null, opted_out: [], ...own },
  brands: [{ tenant: 'knotted', blur: 60, greyscale: true, thumbnails_only: true }],
  ...{ break_after_minutes: 20, break_after_severe: 15, hours_a_day: 4, break_due: false, more_pictures_at: null },
});

describe('how pictures are shown', () => {
  it('is as the brand of the picture has it', () => {
    expect(viewSettings(answer({}), 'knotted')).toEqual({ blur: 60, grey: true, isSmall: true });
    expect(viewSettings(answer({}), 'fellow')).toEqual({ blur: 0, grey: false, isSmall: false });
  });

  it('is what somebody chose, also where that is less', () => {
    const own = { blur: 0, greyscale: false, thumbnails_only: false };
    expect(viewSettings(answer(own), 'knotted')).toEqual({ blur: 0, grey: false, isSmall: false });
  });

  it('is blurred and grey as long as nothing is known', () => {
    expect(viewSettings(undefined, 'fellow')).toMatchObject({ blur: 100, grey: true });
  });

  it('is blurred in a case, unless somebody chose otherwise for themselves', () => {
    expect(caseSettings(answer({}), 'fellow')).toEqual({ blur: 60, grey: false, isSmall: false });
    expect(caseSettings(answer({ blur: 90, greyscale: true }), 'fellow')).toMatchObject({ blur: 90, grey: true });
    expect(caseSettings(answer({ blur: 0 }), 'knotted')).toMatchObject({ blur: 0, grey: true });
    expect(caseSettings(undefined, 'fellow')).toMatchObject({ blur: 100, grey: true });
  });
});
