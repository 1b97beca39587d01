import './polyfill.ts'

export { hashOfBoc, nameOf, succeeded } from '#chains/ton/transaction.ts'
export { Cell, loadTransaction } from '@ton/core'
