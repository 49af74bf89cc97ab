import { type components } from '../../lib/api/schema';

export type Notice = components['schemas']['GiveNoticeRequest'];
export type NoticeField = 'address' | 'reason' | 'text' | 'name' | 'email' | 'good_faith';

const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
const within = (text: string, least: number, most: number): boolean =>
  lengthOf(text) >= least && lengthOf(text) <= most;

/** Reads the written notice, or names the fields that cannot be sent. */
export function noticeIn(form: FormData): { readonly notice: Notice } | { readonly bad: readonly NoticeField[] } {
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const notice = {
    ...{ address: read('address'), text: read('text'), name: read('name'), email: read('email') },
    reason: read('reason') as Notice['reason'],
  };
  const rules: Readonly<Record<NoticeField, boolean>> = {
    address: within(notice.address, 1, 500),
    reason: read('reason') !== '',
    text: within(notice.text, 20, 3000),
    name: within(notice.name, 1, 100),
    email: /^\S+@\S+\.\S+$/.test(notice.email),
    good_faith: form.get('good_faith') !== null,
  };
  const bad = (Object.keys(rules) as NoticeField[]).filter((field) => !rules[field]);
  return bad.length > 0 ? { bad } : { notice: { ...notice, good_faith: true } };
}
