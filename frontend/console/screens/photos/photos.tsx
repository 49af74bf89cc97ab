import { useSearch } from '@tanstack/react-router';
import { keyOf } from '../../desk/desk';
import { readDeskSearch } from '../../desk/search';
import { PhotoScreen } from './photo-screen';

export default function Photos() {
  const { item, tenant } = readDeskSearch(useSearch({ strict: false }));
  const wanted = item === undefined || tenant === undefined ? undefined : { id: item, tenant };
  return <PhotoScreen key={wanted && keyOf(wanted)} queue="photos" wanted={wanted} />;
}
