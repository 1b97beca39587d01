import './polyfill.ts'

export { depositMessage } from '#chains/ton/pay/deposit.ts'
export { hashOfBoc, nameOf, succeeded } from '#chains/ton/transaction.ts'
export { Cell, loadTransaction } from '@ton/core'
