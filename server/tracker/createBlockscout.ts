import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import type { SentTransaction } from '#core/tracker/activity.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import { createBudget, createLane } from '../providers/vendor.ts'
import {
  type ActivityReader,
  contractAddress,
  type ExplorerDeps,
  EXPLORER_FRESH_MS,
  isBlockTime,
  namesOf,
  patiently,
  TOKENS_TIMEOUT_MS,
} from './reader.ts'

export interface BlockscoutSettings {
  readonly url: string
  /** Requests in any second. */
  readonly perSecond: number
}

/** Pages of 50 rows of one address. */
const MOST_PAGES = 40

const digits = z.string().regex(/^\d{1,78}$/)
const party = z.object({ hash: z.string(), is_contract: z.boolean().nullish() })
const row = z.object({
  hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
  /** Null while it waits for a block. */
  timestamp: z.iso.datetime({ offset: true }).nullable(),
  status: z.enum(['ok', 'error']).nullable(),
  from: party,
  to: party.nullable(),
  created_contract: party.nullish(),
  value: digits.transform(BigInt),
  fee: z.object({ value: digits.transform(BigInt).nullable() }),
})
const page = z.object({
  items: z.array(row).max(1000),
  next_page_params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
})

const holding = z.object({
  token: z
    .object({
      type: z.string().nullable(),
      address_hash: contractAddress.optional(),
      /** Its name in older versions. */
      address: contractAddress.optional(),
      exchange_rate: z.unknown(),
    })
    .transform(({ type, exchange_rate, address_hash, address }) => ({
      isFungible: type === 'ERC-20',
      isPriced: Boolean(exchange_rate),
      at: address_hash ?? address,
    }))
    .refine(({ at }) => at !== undefined),
})
/** All of an address's tokens are one answer. */
const holdings = z.array(holding).max(20_000)

type Page = z.infer<typeof page>
type Cursor = NonNullable<Page['next_page_params']>

/** Reads transactions and tokens through the REST API of a network's Blockscout. @throws AppError `config_invalid` */
export function createBlockscout(
  { url, perSecond }: BlockscoutSettings,
  { waitMs, ...deps }: ExplorerDeps,
): ActivityReader {
  const budget = createBudget({ most: perSecond, spanMs: 1000 }, deps.clock)
  const vendor = createLane({ ...deps, name: 'blockscout', url, isLong: true }, [budget])
  // Its own failures alone pause it, and it pauses no other read.
  const tokens = createLane({ timeoutMs: TOKENS_TIMEOUT_MS, ...deps, name: 'blockscout', url, isLong: true }, [budget])
  return {
    name: `blockscout ${new URL(url).host}`,
    lanes: perSecond * 2,
    freshMs: EXPLORER_FRESH_MS,
    async sentBy(address, _, signal) {
      const found: SentTransaction[] = []
      let next: Cursor = {}
      for (let pages = 0; pages < MOST_PAGES; pages++) {
        const query = { ...withoutNulls(next), filter: 'from' }
        const path = `api/v2/addresses/${address}/transactions`
        const answer: Page | null = await patiently(() => vendor.get(path, query, page, signal), signal, waitMs).catch(
          nullIfUnknown,
        )
        found.push(...sentIn(answer?.items ?? [], address))
        if (!answer?.next_page_params) return { transactions: found, isComplete: true }
        next = answer.next_page_params
      }
      return { transactions: found, isComplete: false }
    },
    async tokensOf(address, _, signal) {
      const path = `api/v2/addresses/${address}/token-balances`
      const rows = await patiently(() => tokens.get(path, {}, holdings, signal), signal, waitMs).catch(nullIfUnknown)
      return namesOf(tokensIn(rows ?? []), true)
    },
  }
}

/** Tokens with a price first, because strangers send those without one. */
const tokensIn = (rows: z.infer<typeof holdings>): readonly string[] =>
  rows
    .filter(({ token }) => token.isFungible)
    .toSorted((a, b) => Number(b.token.isPriced) - Number(a.token.isPriced))
    .flatMap(({ token: { at = [] } }) => at)

const withoutNulls = (cursor: Cursor): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(Object.entries(cursor).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))

/** An address that no transaction names is not found. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.cause instanceof VendorRefusal && error.cause.status === 404) return null
  throw error
}

/** The filter is not trusted, and transactions without a block are not counted. */
const sentIn = (rows: readonly z.infer<typeof row>[], address: string): readonly SentTransaction[] =>
  rows.flatMap(({ hash, timestamp, status, from, to, created_contract, value, fee }) => {
    const at = timestamp === null ? Number.NaN : Math.floor(Date.parse(timestamp) / 1000)
    if (from.hash.toLowerCase() !== address || !isBlockTime(at)) return []
    const contract = created_contract?.hash ?? (to?.is_contract ? to.hash : null)
    return {
      hash,
      at,
      contract: contract?.toLowerCase() ?? null,
      value: status === 'ok' ? value : 0n,
      fee: fee.value ?? 0n,
    }
  })
