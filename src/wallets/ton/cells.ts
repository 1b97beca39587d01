import { Buffer } from 'buffer/'

export { hashOfBoc, nameOf } from '#chains/ton/messageHash.ts'
export { succeeded } from '#chains/ton/outcome.ts'
export { Cell, loadTransaction } from '@ton/core'

/** @ton/core expects Node's Buffer; import this before it, and only where cells are read. */
const scope = globalThis as { Buffer?: unknown }

scope.Buffer ??= Buffer
