import { useQueries } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { balancesQuery } from '#src/api/queries.ts'
import { displayAmount } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { readBalance } from './balance.ts'

/** More decimals than any asset has: the text is shortened for reading only. */
const READING_DECIMALS = 18

/** Balances of one symbol over many networks, each family asked for the account connected to it (spec §5: none without an address). */
export function usePickerBalances(chains: readonly ChainRow[], symbol: string): (chainId: number) => { text: string; hint: string | null } | null {
  const { api } = useServices()
  const accounts = useWallets((state) => state.accounts)
  const groups = new Map<FamilyName, number[]>()
  for (const chain of chains) if (accounts[chain.family]) groups.set(chain.family, [...(groups.get(chain.family) ?? []), chain.chain_id])
  const answers = useQueries({
    queries: [...groups].map(([family, ids]) => balancesQuery(api, accounts[family]?.address ?? '', ids.toSorted((a, b) => a - b), symbol)),
    combine: (results) => Object.assign({}, ...results.map((result) => result.data ?? {})) as Record<string, Parameters<typeof readBalance>[0]>,
  })
  return (chainId) => {
    const view = answers[String(chainId)]
    if (!view) return null
    const balance = readBalance(view, READING_DECIMALS)
    if (balance.kind === 'ok') return { text: displayAmount(balance.amount, READING_DECIMALS, 5), hint: null }
    return { text: '–', hint: t('picker-balance_failed') }
  }
}
