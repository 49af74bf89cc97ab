const AREA = /^\/(?:members(?:\/\d+)?|chats|likes(?:\/m\/\d+)?|premium)$/;

/** Whether the sheet may open by itself on a path. */
export const isMembersArea = (path: string): boolean => AREA.test(path);
