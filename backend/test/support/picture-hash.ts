import { makePicture } from '../../src/modules/members/photos/pictures/make-picture';

/**
 * What is kept of a picture that staff rejected, to know it again. Whoever imports this has a sharp from then on that reads
 * nothing but photos.
 */
export const hashOf = async (picture: Buffer): Promise<bigint> =>
  (await makePicture({ source: picture, crop: null })).hash;
