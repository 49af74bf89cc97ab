import { type UploadOrder, send } from './send';

/** In a process of its own, so that who measures neighbours does nothing else: several members upload without a pause. */
let over = false;
let uploads = 1_000_000;

process.on('message', (order: UploadOrder | 'stop') => {
  if (order === 'stop') over = true;
  else void upload(order).then((count) => process.send?.(count));
});

async function upload({ api, photo, atOnce }: UploadOrder): Promise<number> {
  over = false;
  const before = uploads;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!over) await send(api, photo, (uploads += 1));
    }),
  );
  return uploads - before;
}
