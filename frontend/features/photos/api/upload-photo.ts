import { type Upload, type Uploaded, uploadPicture } from '../../../lib/pictures/upload-picture';
import { type OwnPhoto } from './photos';

export const uploadPhoto = (picture: Blob, upload: Upload): Promise<Uploaded<OwnPhoto>> =>
  uploadPicture('/api/photos', picture, upload);
