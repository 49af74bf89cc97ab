export { type TryLimit, addressSubject, returnTryIn, takeTryIn, triesOf } from './tries';
