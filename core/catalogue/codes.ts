import type { ChainDef } from './types.ts'

/** The two-way map of internal network codes and display names (spec §3). */
export interface NetworkCodes {
  /** "ArbitrumOneMainnet" → "Arbitrum One"; null when unknown. */
  codeToName(code: string): string | null
  nameToCode(name: string): string | null
}

export function createNetworkCodes(chains: readonly Pick<ChainDef, 'code' | 'name'>[]): NetworkCodes {
  const names = new Map(chains.map((c) => [c.code, c.name]))
  const codes = new Map(chains.map((c) => [c.name, c.code]))
  return {
    codeToName: (code) => names.get(code) ?? null,
    nameToCode: (name) => codes.get(name) ?? null,
  }
}
