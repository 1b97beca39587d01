/** The decisions about exchanges that the form asks for, as one chunk: fetched once an exchange is the destination. */
export { placeAt } from '../bridge/recipient.ts'
export { placeOf, readDeposit } from './deposit.ts'
export { exchangeGate } from './gate.ts'
