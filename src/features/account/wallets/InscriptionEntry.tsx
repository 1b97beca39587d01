import { useQuery } from '@tanstack/react-query'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { Button } from '#src/ui/Button.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Opens the transfer of an inscription; nothing for wallets that make none, and where wallets only bridge. */
export function InscriptionEntry({ account, onOpen }: { account: WalletAccount; onOpen: () => void }) {
  const { loadWallets } = useServices()
  const isAllowed = usePermits()(`wallet:${account.family}`, 'other')
  const { data: modes } = useQuery({
    queryKey: ['inscription-modes', account.family, account.connectorId],
    queryFn: async () => (await loadWallets(account.family)).inscriptions?.modes() ?? [],
    staleTime: Infinity,
    networkMode: 'always',
  })
  return isAllowed && modes?.length ? (
    <Button look="quiet" onClick={onOpen}>
      {t('inscribe-open')}
    </Button>
  ) : null
}
