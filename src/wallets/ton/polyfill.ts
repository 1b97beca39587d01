import { Buffer } from 'buffer/'

/** @ton/core reads Node's Buffer while it loads, so this import comes before it, and only where cells are read. */
const scope = globalThis as { Buffer?: unknown }
scope.Buffer ??= Buffer
