import { type INestApplicationContext } from '@nestjs/common';
import { writeFile } from 'node:fs/promises';
import {
  type PhotoAct,
  PhotoAdminService,
  REJECTION_REASONS,
  type WaitingPhoto,
  photoIdOf,
} from '../../modules/members';
import { Tenants } from '../../modules/tenants';
import { type TimePage, type TimePosition } from '../../shared/time-cursor';
import { actorOf } from './services';
import { type Options, UsageError, required } from './usage';

/** The brand's photos that wait, oldest first: all of them, a page after the other. */
export async function listPhotos(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  let after: TimePosition | null = null;
  do {
    const { rows, next }: TimePage<WaitingPhoto> = await services.get(PhotoAdminService).queue(id, after);
    for (const photo of rows)
      console.log(
        `${photo.id}  ${photo.created_at.toISOString()}  profile ${photo.profile_id} (${photo.name}, ${photo.age})`,
      );
    after = next;
  } while (after !== null);
}

/** Writes the picture to a file, to look at it. */
export async function savePhoto(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const file = required(options, 'file');
  const { id } = await services.get(Tenants).get(slug);
  await writeFile(
    file,
    await services.get(PhotoAdminService).picture({ tenantId: id, photo: photoIdOf(required(options, 'photo')) }),
  );
  console.log(`${file} is the picture.`);
}

export async function approvePhoto(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const act = await actOf(services, slug, options);
  await services.get(PhotoAdminService).approve(act);
  console.log(`${act.photo} is shown now.`);
}

export async function rejectPhoto(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const given = required(options, 'reason');
  const reason = REJECTION_REASONS.find((one) => one === given);
  if (reason === undefined) throw new UsageError(`A reason is one of ${REJECTION_REASONS.join(', ')}.`);
  const act = await actOf(services, slug, options);
  await services.get(PhotoAdminService).reject(act, reason);
  console.log(`${act.photo} is rejected: ${reason}.`);
}

async function actOf(services: INestApplicationContext, slug: string, options: Options): Promise<PhotoAct> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  return { tenantId: id, photo: photoIdOf(required(options, 'photo')), actor };
}
