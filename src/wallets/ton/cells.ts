import './polyfill.ts'

export { hashOfBoc, nameOf } from '#chains/ton/messageHash.ts'
export { succeeded } from '#chains/ton/outcome.ts'
export { Cell, loadTransaction } from '@ton/core'
