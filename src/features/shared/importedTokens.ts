import type { SwapToken } from '#core/wire/swap.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'

/** Key of the swap form's choices, which have the imported tokens. */
export const SWAP_CHOICES = 'causeway.swap'

/** Reads the tokens that a person has imported by their address. */
export const createImportedTokens = (storage: KeyValueStorage | null): { read(): readonly SwapToken[] } =>
  createPersisted<readonly SwapToken[]>(storage, {
    key: SWAP_CHOICES,
    parse: (stored) => readImported((stored as { imported?: unknown } | null)?.imported),
    fallback: [],
  })

export const readImported = (stored: unknown): readonly SwapToken[] =>
  Array.isArray(stored) ? stored.filter(isToken) : []

function isToken(value: unknown): value is SwapToken {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return (
    ['asset_id', 'symbol', 'name'].every((key) => typeof row[key] === 'string') &&
    Number.isSafeInteger(row['decimals']) &&
    Array.isArray(row['warnings'])
  )
}
