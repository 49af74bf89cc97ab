import { chatScroll } from './rows/chat-scroll';
import { consoleFirstJs } from './rows/console-first-js';
import { consoleKeys } from './rows/console-keys';
import { consoleMembers } from './rows/console-members';
import { deliver } from './rows/deliver';
import { firstJs } from './rows/first-js';
import { firstPhotos } from './rows/first-photos';
import { fleet } from './rows/fleet';
import { interactions } from './rows/interactions';
import { largestPaint } from './rows/largest-paint';
import { longTexts } from './rows/long-texts';
import { mail } from './rows/mail';
import { moderation } from './rows/moderation';
import { payments } from './rows/payments';
import { paymentWaits } from './rows/payment-waits';
import { photoUpload } from './rows/photo-upload';
import { places } from './rows/places';
import { publicPage } from './rows/public-page';
import { publish } from './rows/publish';
import { pushAway } from './rows/push-away';
import { pushNeighbours } from './rows/push-neighbours';
import { pushSend } from './rows/push-send';
import { scopedRead } from './rows/scoped-read';
import { search } from './rows/search';
import { searchHttp } from './rows/search-http';
import { manyTenants, settings } from './rows/settings';
import { settle } from './rows/settle';
import { send } from './rows/send';
import { sendHttp } from './rows/send-http';
import { sendQuiet } from './rows/send-quiet';
import { signIn } from './rows/sign-in';
import { signInStranger } from './rows/sign-in-stranger';
import { streams } from './rows/streams';
import { swipeFrames } from './rows/swipe-frames';
import { userRefresh } from './rows/user-refresh';
import { withdrawal } from './rows/withdrawal';
import { work } from './rows/work';
import { type Benchmark } from './row';

export const benchmarks: readonly Benchmark[] = [
  settings,
  manyTenants,
  scopedRead,
  publicPage,
  firstJs,
  publish,
  mail,
  userRefresh,
  signIn,
  signInStranger,
  search,
  searchHttp,
  consoleFirstJs,
  consoleMembers,
  consoleKeys,
  photoUpload,
  send,
  sendHttp,
  sendQuiet,
  streams,
  deliver,
  chatScroll,
  swipeFrames,
  firstPhotos,
  interactions,
  largestPaint,
  payments,
  settle,
  paymentWaits,
  withdrawal,
  moderation,
  work,
  pushSend,
  pushAway,
  pushNeighbours,
  fleet,
  places,
  longTexts,
];
