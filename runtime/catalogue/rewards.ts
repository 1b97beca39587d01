import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { poolRuleOf } from '#core/rewards/poolPoints.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'
import type { Merge } from './merge.ts'

/** Points, or hours: far above any need, and far below the ledger's limit. */
const whole = z.int().min(0).max(1_000_000)
const network = z.int().positive().transform(chainId)
const moment = z.iso.datetime().transform((text) => new Date(text))
const rising =
  <T>(of: (row: T) => number) =>
  (rows: readonly T[]): boolean =>
    rows.every((row, n) => n === 0 || of(row) > of(rows[n - 1] as T))

const contract = z.strictObject({
  chainId: network,
  address: z.string().min(1).nullable(),
  confirmations: z.int().positive(),
  explorer: z.url().nullable(),
})

interface Offered {
  readonly defaultChain: number
  readonly contracts: readonly { readonly chainId: number; readonly address: string | null }[]
}

/** The check-in opens on this network, so it must be among those with a contract, once there are some. */
function defaultIsOffered({ defaultChain, contracts }: Offered): boolean {
  const deployed = contracts.filter((one) => one.address !== null)
  return (
    contracts.length === 0 || (deployed.length > 0 ? deployed : contracts).some((one) => one.chainId === defaultChain)
  )
}

/** Contracts are merged by network, pools by symbol; every other setting replaces the packaged one. */
const rewardsMerge: Merge = {
  kind: 'fields',
  fields: {
    bridge: { kind: 'fields' },
    referral: { kind: 'fields' },
    checkIn: { kind: 'fields', fields: { contracts: { kind: 'rows', by: ['chainId'] } } },
    pool: { kind: 'keys' },
  },
}

const schema = z.strictObject({
  bridge: z.strictObject({
    tokens: z.array(z.string().regex(/^[A-Z0-9.]+$/, 'capital letters')),
    topChains: z.array(network),
    toTopChain: whole,
    toOtherChain: whole,
    otherToken: whole,
  }),
  tiers: z
    .array(z.strictObject({ above: whole, percent: z.int().min(100).max(10_000) }))
    .refine(
      rising((tier: { above: number }) => tier.above),
      'tiers rise',
    )
    .refine(
      rising((tier: { percent: number }) => tier.percent),
      'each tier must award more',
    ),
  phase2From: moment,
  referral: z.strictObject({ percent: z.int().min(0).max(100), pendingHours: whole }),
  checkIn: z
    .strictObject({
      points: whole,
      withBridge: whole,
      doubleWindows: z.array(
        z
          .strictObject({ from: moment, until: moment })
          .refine(({ from, until }) => from < until, 'until must be after from'),
      ),
      specials: z.array(z.strictObject({ after: z.int().min(1).max(6), points: whole })).refine(
        rising((special: { after: number }) => special.after),
        'specials rise',
      ),
      defaultChain: network,
      earliest: moment,
      contracts: z
        .array(contract)
        .refine(
          (rows) => new Set(rows.map((row) => row.chainId)).size === rows.length,
          'one contract for each network',
        ),
    })
    .refine(({ points, withBridge }) => withBridge >= points, {
      path: ['withBridge'],
      error: 'withBridge must be at least points',
    })
    .refine(defaultIsOffered, { path: ['defaultChain'], error: 'defaultChain must be a network with a contract' }),
  pool: z
    .record(
      z.string(),
      z.strictObject({
        per: z.string().regex(/^\d{1,12}(\.\d{1,18})?$/, 'an amount of whole tokens, such as "100"'),
        points: whole.min(1),
      }),
    )
    .default({}),
})

function refuse(place: string, message: string, cause?: unknown): never {
  throw new AppError('config_invalid', `rewards.json, ${place}: ${message}`, { retriable: false, cause })
}

function addressAt({ family }: ChainDef, text: string, place: string): string {
  try {
    return addressRules(family).parse(text)
  } catch (error) {
    return refuse(place, error instanceof Error ? error.message : String(error), error)
  }
}

/** Each pool of the token must be able to express the amount. */
function checkPoolRows({ pool }: Pick<RewardRules, 'pool'>, { chains, assets }: Networks): void {
  for (const name of Object.keys(pool)) {
    if (name !== name.toUpperCase()) refuse(`pool.${name}`, 'symbols are in capital letters')
    const own = assets.filter((asset) => asset.symbol.toUpperCase() === name)
    if (own.length === 0) refuse(`pool.${name}`, 'no token of the catalogue has this symbol')
    for (const asset of own) {
      const chain = chains.find(({ id }) => id === asset.chainId)
      if (!chain?.settlement?.pools?.some((one) => one.asset === asset.token)) continue
      try {
        if (poolRuleOf({ pool }, asset)?.per === 0n) refuse(`pool.${name}.per`, 'must be above zero')
      } catch (error) {
        if (!(error instanceof AppError) || error.reason !== 'amount_too_precise') throw error
        refuse(`pool.${name}.per`, `${asset.symbol} has ${asset.decimals} decimal places on ${chain.name}`, error)
      }
    }
  }
}

type Networks = Pick<Catalogue, 'chains' | 'assets'>

/** Loads the rules of earning points. @throws AppError `config_missing`, `config_invalid`. */
export function loadRewardRules(source: CatalogueSource, networks: Networks): RewardRules {
  const { chains } = networks
  const rules = readConfigFile(source, 'rewards.json', schema, rewardsMerge)
  const chainAt = (id: ChainId, place: string): ChainDef =>
    chains.find((one) => one.id === id) ?? refuse(place, `network ${id} does not exist`)
  rules.bridge.topChains.forEach((id, n) => chainAt(id, `bridge.topChains.${n}`))
  const contracts = rules.checkIn.contracts.map((row) => {
    const place = `checkIn.contracts.${row.chainId}`
    const chain = chainAt(row.chainId, `${place}.chainId`)
    return {
      ...row,
      address: row.address === null ? null : addressAt(chain, row.address, `${place}.address`),
    }
  })
  checkPoolRows(rules, networks)
  return { ...rules, checkIn: { ...rules.checkIn, contracts } }
}
