import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { makePicture } from './make-picture';
import { type PictureAnswer, PictureRefused, type PictureTask } from './picture';

/** After everything that somebody waits for. */
const NICE = 19;

// A process of its own: what a picture does to its decoder ends here, memory goes back when it ends, and it comes last.
setPriority(NICE);
offerOwnMemory();

process.on('message', (task: PictureTask) => {
  void answer(task).then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { made: await makePicture(task) };
  } catch (error) {
    return { fault: error instanceof PictureRefused ? error.fault : 'unreadable' };
  }
}

/** Asks Linux to end this process first when memory runs out. Some containers forbid that. */
function offerOwnMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    return;
  }
}
