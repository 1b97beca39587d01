/** Exchange rules that the form needs, in one chunk: loaded once an exchange is the destination. */
export { placeAt } from '../model/recipient.ts'
export { placeOf, readDeposit } from './deposit.ts'
export { exchangeStatus } from './exchangeStatus.ts'
