import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AppError } from '#core/errors.ts'
import { tidyNote } from '#core/rewards/note.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { deploymentQuery, deploymentsKey } from '#src/api/deployQueries.ts'
import { isUnsent, refusalText, reportOf } from '#src/features/shared/ownTransaction.tsx'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { createDeployStore, type ShownDeployment } from './deployStore.ts'
import { isSettled, shownState } from './deployView.ts'

/** Deploys notes of one account, one after the other, and follows them; one that was begun before a reload continues. */
export function useDeployment(account: WalletAccount | null) {
  const { api, loadWallets, wallets: walletStore, platform } = useServices()
  const client = useQueryClient()
  const store = usePersistentStore(createDeployStore)
  const stored = useStore(store, ({ pending }) => pending.find(({ wallet }) => wallet === account?.address) ?? null)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ended = useStore(store, (state) => state.ended)
  const isRunning = useRef(false)

  const report = reportOf(stored)
  const query = useQuery(deploymentQuery(api, report))
  const seen = (report && query.data) ?? null
  const state = stored && shownState({ txHash: stored.txHash, isAsking }, seen?.state ?? null)

  useEffect(() => {
    if (!stored || !seen || !state) return
    const { tx_hash: txHash, position: place, deployment } = seen
    if (isSettled(state)) {
      const pending = { ...stored, txHash: txHash ?? stored.txHash }
      store.getState().end({ pending, state, deployment, error: null })
      if (state !== 'done') return
      platform.haptic('success')
      void client.invalidateQueries({ queryKey: deploymentsKey(stored.wallet) })
    } else if (state === 'pending' && place && (stored.place?.nonce !== place.nonce || stored.txHash !== txHash))
      store.getState().save({ ...stored, txHash, place })
  }, [stored, seen, state, store, client, platform])

  async function ask(chain: ChainRow, from: WalletAccount): Promise<void> {
    const wallets = await loadWallets(chain.family)
    if (!wallets.notes) throw new AppError('deploy_wallet', t('problem-deploy_wallet'), { status: 400 })
    if (isOnWrongNetwork(walletStore.getState().accounts[chain.family], chain))
      await walletStore.getState().switchNetwork(chain)
    const { name, message } = tidyNote(store.getState())
    const call = { chainId: chain.chain_id, account: from.address, name, message }
    const place = await wallets.notes.place(call)
    const asked = { id: crypto.randomUUID(), wallet: from.address, chainId: chain.chain_id, name, message, place }
    // Saved before the wallet is asked, because it may send the transaction and never answer.
    store.getState().save({ ...asked, txHash: null, askedAt: Date.now() })
    try {
      const txHash = await wallets.notes.deploy(call)
      const isOpen = store.getState().pending.some(({ id }) => id === asked.id)
      if (isOpen) store.getState().save({ ...asked, txHash, askedAt: Date.now() })
    } catch (error) {
      if (isUnsent(error)) store.getState().remove(asked.id)
      throw error
    }
  }

  /** Asks the wallet; the second tap of a double tap does nothing. */
  async function start(chain: ChainRow, from: WalletAccount): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setRefusal(null)
    store.getState().end(null)
    setAsking(true)
    try {
      await ask(chain, from)
    } catch (error) {
      platform.haptic('warning')
      setRefusal(refusalText(error))
    } finally {
      isRunning.current = false
      setAsking(false)
    }
  }

  const shown: ShownDeployment | null =
    stored && state
      ? { pending: stored, state, deployment: null, error: query.error }
      : ended?.pending.wallet === account?.address
        ? ended
        : null
  return {
    store,
    shown,
    isAsking,
    refusal,
    start: (chain: ChainRow, from: WalletAccount) => void start(chain, from),
    /** Stops following a deployment, or closes the card of one that ended. */
    dismiss: () => {
      store.getState().end(null)
      setRefusal(null)
      if (stored) store.getState().remove(stored.id)
    },
  }
}
