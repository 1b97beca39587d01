import type { ChainDef } from './types.ts'

/** Two-way map of internal network codes and display names (spec §3), in any spelling. */
export interface NetworkCodes {
  /** "ArbitrumOneMainnet" → "Arbitrum One"; null when unknown. */
  codeToName(code: string): string | null
  /** Accepts a name or its short form. */
  nameToCode(name: string): string | null
}

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

export function createNetworkCodes(chains: readonly Pick<ChainDef, 'code' | 'name' | 'alias'>[]): NetworkCodes {
  const names = new Map(chains.map((c) => [folded(c.code), c.name]))
  const codes = new Map(chains.flatMap((c) => [c.alias, c.name].map((name) => [folded(name), c.code] as const)))
  return {
    codeToName: (code) => names.get(folded(code)) ?? null,
    nameToCode: (name) => codes.get(folded(name)) ?? null,
  }
}
