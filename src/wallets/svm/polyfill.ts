import { Buffer } from 'buffer/'

/** @solana/web3.js expects Node's Buffer; import this before it, and only in this family's chunk. */
const scope = globalThis as { Buffer?: unknown }
scope.Buffer ??= Buffer
