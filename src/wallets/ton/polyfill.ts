import { Buffer } from 'buffer/'

/** @ton/core expects Node's Buffer; import this before it, and only where cells are read. */
const scope = globalThis as { Buffer?: unknown }
scope.Buffer ??= Buffer
