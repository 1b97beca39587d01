import { useQuery } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Field.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type PendingCheckIn, wasSent } from './flow/pendingCheckIn.ts'

interface NetworkProps {
  chain: ChainRow | undefined
  offered: readonly ChainRow[]
  disabled: boolean
  onChoose: (chainId: number) => void
}

/** Network of the check-in in one line next to its button. Reports when the networks failed to load, because no one can check in without them. */
export function CheckInNetwork({ chain, offered, disabled, onChoose }: NetworkProps) {
  const chains = useQuery(chainsQuery(useApi()))
  const error = useSteadyError(chains)
  if (offered.length > 0) {
    const label = t('rewards-check_in-network')
    const choices = offered.map((one) => ({ value: String(one.chain_id), text: one.alias_name }))
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="text-small text-muted">
          {label}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <Select
            label={label}
            labelHidden
            value={String(chain?.chain_id ?? '')}
            disabled={disabled}
            onChange={(event) => onChoose(Number(event.target.value))}
            choices={choices}
          />
        </div>
      </div>
    )
  }
  if (!chains.data && !error) return <Skeleton className="h-12 w-full rounded-input" />
  return (
    <div role="alert">
      <Notice tone="warn" action={{ label: t('action-retry'), onClick: () => void chains.refetch() }}>
        {t('rewards-check_in-networks_unknown')}
      </Notice>
    </div>
  )
}

interface Facts {
  readonly pending: PendingCheckIn | null
  /** Network chosen by the user in this sheet. */
  readonly chosen: number | null
  readonly usual: number
}

/** Returns the network of today's check-in. A sent one fixes it; when the wallet never answered, the user may choose again. */
export const networkOfCheckIn = ({ pending, chosen, usual }: Facts): number =>
  wasSent(pending) ? pending.chainId : (chosen ?? pending?.chainId ?? usual)

/** Returns the default network of the user's wallet: the operator's own, else the first of the wallet's family. */
export function usualNetwork(
  offered: readonly Pick<ChainRow, 'chain_id' | 'family'>[],
  preferred: number,
  account: Pick<WalletAccount, 'family'> | undefined,
): number {
  const fitting = account ? offered.filter(({ family }) => family === account.family) : offered
  return (fitting.find(({ chain_id }) => chain_id === preferred) ?? fitting[0])?.chain_id ?? preferred
}
