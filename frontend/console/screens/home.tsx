import { sections } from '../texts/frame';

export default function Home() {
  return <h1>{sections.work}</h1>;
}
