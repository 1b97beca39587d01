import type { QueryClient } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { tOr } from '#src/i18n/t.ts'
import type { Services } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import type { Accounts } from '#src/wallets/store.ts'

/** Spec §9. */
const WARNING_MS = 8_000

const isUnserved = ({ family, chainId }: WalletAccount, chains: readonly ChainRow[]): boolean =>
  chainId !== null && !chains.some((chain) => chain.family === family && chain.chain_id === Number(chainId))

/**
 * Warns when a wallet connects on a network that this site does not serve, or changes to one, in families that have a
 * text for it: `wallets-unserved-<family>`.
 */
export async function warnUnserved(
  { api, single }: Pick<Services, 'api' | 'single'>,
  accounts: Accounts,
  before: Accounts,
  queryClient: Pick<QueryClient, 'fetchQuery'>,
): Promise<void> {
  const { list: chains } = await queryClient.fetchQuery(chainsQuery(api))
  const unserved = Object.values(accounts).filter(
    (account) => isUnserved(account, chains) && before[account.family]?.chainId !== account.chainId,
  )
  if (unserved.length === 0) return
  const [{ visitToasts }] = await Promise.all([import('#src/features/shared/useToasts.ts'), restOfMessages()])
  for (const { family } of unserved) {
    const text = tOr(`wallets-unserved-${family}`, '')
    if (text !== '') single(visitToasts).show({ tone: 'warning', text, durationMs: WARNING_MS })
  }
}
