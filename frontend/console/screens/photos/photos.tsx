import { PhotoScreen } from './photo-screen';

export default function Photos() {
  return <PhotoScreen queue="photos" />;
}
