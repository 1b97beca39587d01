import { Buffer } from 'buffer/'

/** @ton/core expects Node's Buffer; this must be imported before it, and only where cells are read. */
const scope = globalThis as { Buffer?: unknown }
scope.Buffer ??= Buffer
