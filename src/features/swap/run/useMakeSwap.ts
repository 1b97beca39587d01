import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SwapQuote } from '#core/wire/swap.ts'
import { postSwap } from '#src/api/swapQueries.ts'
import { createPendingSwaps } from '#src/features/shared/pending.ts'
import { createArrivalPlans, createPlans, type TransferPlan } from '#src/features/shared/plans.ts'
import { type TransferError, transferError } from '#src/features/shared/transferError.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { problemText } from '../model/swapTexts.ts'
import { approvalFor, pendingSwap } from './swapTerms.ts'

/** Router state of a swap's page that begins with its first wallet step. */
export const startsAtOnce = { start: true } as const

/** A wrap has no price that could move. */
const WRAP_MS = 20 * 60_000

/** Second step that was agreed to together with the swap. */
type SecondStep = Pick<TransferPlan, 'viaAsset' | 'toAsset' | 'promised' | 'recipient'>

type MakeState = { kind: 'idle' } | { kind: 'busy' } | TransferError

/**
 * Has the server make a swap of the agreed quote, stores it, and opens its page, which asks the wallet. `onRefused` runs when
 * it was not made.
 */
export function useMakeSwap(chainId: number, onRefused: () => void) {
  const { api, platform } = useServices()
  const pending = usePersistentStore(createPendingSwaps)
  const plans = usePersistentStore(createPlans)
  const arrivals = usePersistentStore(createArrivalPlans)
  const navigate = useNavigate()
  const [state, setState] = useState<MakeState>({ kind: 'idle' })
  const isRunning = useRef(false)
  const make = async (quote: SwapQuote, account: WalletAccount, second: SecondStep | null): Promise<void> => {
    // The second tap of a double tap.
    if (isRunning.current) return
    isRunning.current = true
    setState({ kind: 'busy' })
    try {
      const { requireSwapProvider, swapEnd } = await import('#src/wallets/external.ts')
      requireSwapProvider(quote.provider)
      const approval = approvalFor(quote)
      // An answer that gets lost leaves a swap that expires; nothing is sent without the wallet.
      const {
        swap,
        steps,
        is_simulated: isSimulated,
        position: place,
      } = await postSwap(api, {
        quote_id: quote.quote_id,
        from_address: account.address,
        ...(approval ? { approval } : {}),
      })
      const end = (await swapEnd(quote.provider, steps)) ?? new Date(Date.now() + WRAP_MS)
      arrivals.tie(swap.id, { wallet: account.address, fromAsset: swap.from_asset, toAsset: swap.to_asset })
      if (second) plans.save({ ...second, swapId: swap.id, depositor: account.address })
      const made = { id: swap.id, steps, created_at: swap.created_at, end, isSimulated, place }
      pending.save(pendingSwap(quote, account, made, chainId))
      // Only a review that said so may lead straight to the wallet without a trial run.
      const isAgreed = isSimulated || quote.is_simulated === false
      void navigate(`/swap/${swap.id}`, isAgreed ? { state: startsAtOnce } : {})
    } catch (error) {
      platform.haptic('warning')
      onRefused()
      const found = transferError(error)
      setState({ ...found, message: problemText(found.reason, found.message) })
    } finally {
      isRunning.current = false
    }
  }
  return {
    state,
    make: (quote: SwapQuote, account: WalletAccount, second: SecondStep | null) => void make(quote, account, second),
    clear: () => setState({ kind: 'idle' }),
  }
}
