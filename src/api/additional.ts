import { additionalHeader } from '#core/format/additionalHeader.ts'

/** The `additional` header. The server counts mismatches and grants nothing by it. Null without a secure context, which `crypto.subtle` needs. */
export const additionalFor = async (userId: string | null, nowMs: number): Promise<string | null> =>
  globalThis.crypto?.subtle ? additionalHeader(userId ?? '', nowMs) : null
