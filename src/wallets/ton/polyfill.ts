import { Buffer } from 'buffer/'

/** @ton/core reads Node's Buffer while it loads: import this before it, and only where cells are read. */
const scope = globalThis as { Buffer?: unknown }
scope.Buffer ??= Buffer
