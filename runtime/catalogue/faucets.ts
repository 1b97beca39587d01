import { z } from 'zod'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { type FaucetDef, faucetPages } from '#core/rewards/faucet.ts'
import { parseUnits } from '#core/money/units.ts'
import { type CatalogueSource, readConfigFile } from './files.ts'

const coins = z.string().regex(/^\d{1,12}(\.\d{1,18})?$/)

const schema = z.array(
  z.strictObject({
    chainId: z.int().positive(),
    pages: z.array(z.enum(faucetPages)),
    amount: coins,
    dailyBudget: coins,
    cooldownHours: z.int().min(1).max(168),
    perNetwork: z.int().min(1).max(1000),
    difficulty: z.int().min(8).max(28),
  }),
)

/**
 * Loads `faucets.json`. Faucets pay on test networks only; the local networks count as such.
 * @throws AppError `config_missing`, `config_invalid`
 */
export function loadFaucets(source: CatalogueSource, { chains, profile }: Catalogue): readonly FaucetDef[] {
  const rows = readConfigFile(source, 'faucets.json', schema, { kind: 'rows', by: ['chainId'] })
  const taken = new Set<string>()
  return rows.map(({ chainId, amount, dailyBudget, pages, ...rest }) => {
    const chain = chains.find(({ id }) => id === chainId)
    if (chain?.family !== 'evm') throw refusal(chainId, 'not an EVM network of the catalogue')
    if (!chain.isTestnet && profile !== 'local') throw refusal(chainId, 'not a test network')
    for (const page of pages) {
      if (taken.has(page)) throw refusal(chainId, `page ${page} has another faucet`)
      taken.add(page)
    }
    const each = unitsOf(chain, amount)
    const budget = unitsOf(chain, dailyBudget)
    if (each === 0n || each > budget) throw refusal(chainId, 'amount must be above zero and within dailyBudget')
    return { ...rest, pages, chainId: chain.id, amount: each, dailyBudget: budget }
  })
}

const unitsOf = (chain: ChainDef, text: string): bigint => parseUnits(text, chain.nativeCurrency.decimals)

const refusal = (chainId: number, why: string): AppError =>
  new AppError('config_invalid', `faucets.json, network ${chainId}: ${why}`, { retriable: false })
