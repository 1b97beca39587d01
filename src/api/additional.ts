import { additionalHeader } from '#core/format/additionalHeader.ts'

/** The `additional` header. The server counts mismatches and grants nothing by it. Null where the page has no secure context and so no digest. */
export const additionalFor = async (userId: string | null, nowMs: number): Promise<string | null> =>
  globalThis.crypto?.subtle ? additionalHeader(userId ?? '', nowMs) : null
