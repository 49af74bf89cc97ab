import { type ComplaintThread } from '../../api/complaints';

export interface ThreadProps {
  readonly slug: string;
  readonly thread: ComplaintThread;
  /** Reads the thread anew; `done` is told to the reader. */
  readonly onChanged: (done: string) => Promise<void>;
}
