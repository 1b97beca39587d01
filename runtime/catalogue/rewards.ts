import { z } from 'zod'
import { addressRules } from '#chains/registry.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import { readConfigFile } from './files.ts'
import { type CatalogueSource, configDirs } from './load.ts'

const whole = z.int().min(0)
const network = z.int().positive().transform(chainId)
const moment = z.iso.datetime().transform((text) => new Date(text))
const rising = <T>(of: (row: T) => number) => (rows: readonly T[]): boolean => rows.every((row, n) => n === 0 || of(row) > of(rows[n - 1] as T))

const contract = z.strictObject({ chainId: network, address: z.string().min(1).nullable(), confirmations: z.int().positive(), explorer: z.url().nullable() })

interface Offered {
  readonly defaultChain: number
  readonly contracts: readonly { readonly chainId: number; readonly address: string | null }[]
}

/** Who opens the check-in finds its network there: among those that have a contract, once some do. */
function defaultIsOffered({ defaultChain, contracts }: Offered): boolean {
  const deployed = contracts.filter((one) => one.address !== null)
  return contracts.length === 0 || (deployed.length > 0 ? deployed : contracts).some((one) => one.chainId === defaultChain)
}

const schema = z.strictObject({
  bridge: z.strictObject({ tokens: z.array(z.string().regex(/^[A-Z0-9.]+$/, 'capital letters')), topChains: z.array(network), toTopChain: whole, toOtherChain: whole, otherToken: whole }),
  tiers: z.array(z.strictObject({ above: whole, percent: z.int().min(100) })).refine(rising((tier: { above: number }) => tier.above), 'tiers rise'),
  phase2From: moment,
  referral: z.strictObject({ percent: z.int().min(0).max(100), pendingHours: whole }),
  checkIn: z
    .strictObject({
      points: whole,
      withBridge: whole,
      doubleWindows: z.array(z.strictObject({ from: moment, until: moment }).refine(({ from, until }) => from < until, 'until comes after from')),
      specials: z.array(z.strictObject({ after: z.int().min(1).max(6), points: whole })).refine(rising((special: { after: number }) => special.after), 'specials rise'),
      defaultChain: network,
      earliest: moment,
      contracts: z.array(contract).refine((rows) => new Set(rows.map((row) => row.chainId)).size === rows.length, 'one contract for each network'),
    })
    .refine(({ points, withBridge }) => withBridge >= points, { path: ['withBridge'], error: 'withBridge is not below points' })
    .refine(defaultIsOffered, { path: ['defaultChain'], error: 'defaultChain is a network with a contract' }),
})

/** How points are earned. @throws AppError `config_missing`, `config_invalid`. */
export function loadRewardRules(source: CatalogueSource, { chains }: Pick<Catalogue, 'chains'>): RewardRules {
  const rules = readConfigFile(configDirs(source), 'rewards.json', schema)
  const contracts = rules.checkIn.contracts.map((row, n) => {
    const chain = chains.find((one) => one.id === row.chainId)
    if (!chain) throw new AppError('config_invalid', `rewards.json, checkIn.contracts.${n}: there is no network ${row.chainId}`, { retriable: false })
    return { ...row, address: row.address === null ? null : addressRules(chain.family).parse(row.address) }
  })
  return { ...rules, checkIn: { ...rules.checkIn, contracts } }
}
