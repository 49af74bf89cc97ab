import { SecondPersonActs, type SecondPersonProps } from './second-person-acts';

interface Props extends SecondPersonProps {
  /** Says what waits, who asked and why. */
  readonly text: string;
}

/** Something that lacks a second person's word, which is given here. */
export function WaitingBox({ text, ...acts }: Props) {
  return (
    <section className="grid gap-2 rounded-lg border border-line bg-panel p-3">
      <p className="wrap-anywhere">{text}</p>
      <SecondPersonActs {...acts} />
    </section>
  );
}
