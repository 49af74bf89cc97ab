import { type Crop } from './pictures/picture';

export const REJECTION_REASONS = [
  ...(['nudity', 'minor', 'not_a_person', 'contact_details', 'copyright', 'quality', 'other'] as const),
];
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const PHOTO_STATUSES = ['pending', 'active', 'rejected'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

/** Where a photo waits for staff. */
export const PHOTO_QUEUES = ['photos', 'second_looks'] as const;
export type PhotoQueue = (typeof PHOTO_QUEUES)[number];

/** The columns that make a photo's address. */
export interface ShownPhoto {
  readonly key: string;
  readonly blurred_key: string;
  readonly width: number;
  readonly height: number;
  readonly status: PhotoStatus;
}

export interface PhotoRow extends ShownPhoto {
  readonly id: number;
  readonly profile_id: number;
  readonly reason: RejectionReason | null;
  readonly crop: Crop | null;
  readonly file: string;
  readonly created_at: Date;
}

/** Columns of `photo f`. */
export const SHOWN_COLUMNS = 'f.key, f.blurred_key, f.width, f.height, f.status';
export const PHOTO_COLUMNS = `f.id, f.profile_id, f.reason, f.crop, f.file, f.created_at, ${SHOWN_COLUMNS}`;
