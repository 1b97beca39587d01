import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { chainById } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { parseUnits } from '#core/money/units.ts'
import { parseUsd } from '#core/money/usd.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import { canariesOf, canaryForm, type CanaryRules } from './canaryRules.ts'

/** Limits of the maker's balance of one asset on one network, in base units. */
export interface Band {
  readonly asset: AssetDef
  /** Below it the wallet is refilled up to `target`. */
  readonly low: bigint
  readonly target: bigint
  /** Above it the excess over `target` leaves for wallets below theirs. */
  readonly high: bigint
}

/** An operator's rules for moving inventory between the maker's own wallets. Values in 1e-8 dollar. */
export interface RebalancingRules {
  /** Address of the bridge's own API, which quotes and makes the orders. */
  readonly server: string
  /** External providers that may be used. */
  readonly providers: readonly string[]
  readonly maxLossBps: bigint
  readonly maxLossE8: bigint
  readonly minTransferE8: bigint
  readonly maxTransferE8: bigint
  /** All transfers of 24 hours together. */
  readonly maxDayE8: bigint
  /** The maker requests transfers by itself; otherwise only an operator does. */
  readonly automatic: boolean
  readonly bands: readonly Band[]
  /** Null: none is sent. */
  readonly canaries: CanaryRules | null
}

const decimal = z.string().regex(/^\d{1,18}(\.\d{1,18})?$/, 'a decimal number as text')
const provider = z.enum(Object.keys(externalPolicies), `one of ${Object.keys(externalPolicies).join(', ')}`)
const form = z.strictObject({
  server: z.url({ protocol: /^https?$/, error: 'an http(s) address' }),
  providers: z.array(provider).min(1),
  maxLossBps: z.int('a whole number').min(0).max(500),
  maxLossUsd: decimal,
  minTransferUsd: decimal,
  maxTransferUsd: decimal,
  maxDayUsd: decimal,
  automatic: z.boolean().default(false),
  bands: z.array(z.strictObject({ asset: z.string(), low: decimal, target: decimal, high: decimal })).min(2),
  canaries: canaryForm(decimal, provider).optional(),
})

/**
 * Reads the operator's file; null without one.
 * @throws AppError `rebalancing_invalid` with the field
 */
export function loadRebalancingRules(path: string | undefined, catalogue: Catalogue): RebalancingRules | null {
  if (path === undefined) return null
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'))
    } catch (cause) {
      throw invalid(path, cause instanceof Error ? cause.message : 'it cannot be read')
    }
  }
  return parseRebalancingRules(read(), catalogue, path)
}

/** @throws AppError `rebalancing_invalid` */
export function parseRebalancingRules(value: unknown, catalogue: Catalogue, path = 'rebalancing'): RebalancingRules {
  const parsed = form.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalid(path, `field ${issue?.path.join('.') || '(file)'}: ${issue?.message ?? 'invalid'}`)
  }
  const { bands: rows, canaries, providers, server, automatic, maxLossBps, ...usd } = parsed.data
  const [minTransferE8, maxTransferE8, maxDayE8] = [usd.minTransferUsd, usd.maxTransferUsd, usd.maxDayUsd].map(parseUsd)
  if (minTransferE8 === undefined || maxTransferE8 === undefined || maxDayE8 === undefined)
    throw invalid(path, 'limits')
  if (minTransferE8 > maxTransferE8) throw invalid(path, 'minTransferUsd is above maxTransferUsd')
  if (maxTransferE8 > maxDayE8) throw invalid(path, 'maxTransferUsd is above maxDayUsd')
  const bands = bandsOf(rows, catalogue, path)
  return {
    server: server.replace(/\/+$/, ''),
    providers,
    automatic,
    maxLossBps: BigInt(maxLossBps),
    maxLossE8: parseUsd(usd.maxLossUsd),
    minTransferE8,
    maxTransferE8,
    maxDayE8,
    bands,
    canaries: canariesOf(canaries, {
      assets: bands.map(({ asset }) => asset),
      providers,
      invalid: (why) => invalid(path, why),
    }),
  }
}

function bandsOf(
  rows: readonly { asset: string; low: string; target: string; high: string }[],
  catalogue: Catalogue,
  path: string,
): Band[] {
  const bands = rows.map(({ asset: id, low, target, high }, row): Band => {
    const wrong = (why: string): AppError => invalid(path, `bands.${row}: ${why}`)
    const asset = catalogue.assets.find((one) => one.id === id)
    if (!asset) throw wrong(`the catalogue has no asset ${id}`)
    if (asset.priceKey === null) throw wrong(`${asset.symbol} has no price key, so its transfers could not be valued`)
    if (chainById(catalogue, asset.chainId).settlement === null) throw wrong('the maker does not serve this network')
    const units = (text: string): bigint => {
      try {
        return parseUnits(text, asset.decimals)
      } catch {
        throw wrong(`${text} has more than ${asset.decimals} decimals`)
      }
    }
    const band = { asset, low: units(low), target: units(target), high: units(high) }
    if (!(band.low < band.target && band.target < band.high)) throw wrong('low < target < high is required')
    return band
  })
  const ids = bands.map(({ asset }) => asset.id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw invalid(path, `bands: ${twice} is listed twice`)
  const alone = bands.find(
    ({ asset }) => !bands.some((other) => other.asset !== asset && other.asset.priceKey === asset.priceKey),
  )
  if (alone) throw invalid(path, `bands: ${alone.asset.id} has no other network to exchange ${alone.asset.symbol} with`)
  return bands
}

const invalid = (path: string, why: string): AppError =>
  new AppError('rebalancing_invalid', `${path} is not valid: ${why}`, { retriable: false })
