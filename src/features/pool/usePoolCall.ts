import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AppError } from '#core/errors.ts'
import { type PoolOrder, nextPoolCall } from '#core/money/poolFigures.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { poolTransactionQuery, poolsKey } from '#src/api/poolQueries.ts'
import { isUnsent, refusalText, reportOf } from '#src/features/shared/ownTransaction.tsx'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type PendingCall, type ShownCall, createPoolStore, orderOf, orderText } from './poolStore.ts'
import { type ShownPool, isSettled, shownState } from './poolView.ts'

/** Sends pool calls of one account, approvals first, and follows them; one that was begun before a reload continues. */
export function usePoolCall(account: WalletAccount | null, pools: readonly ShownPool[]) {
  const { api, loadWallets, wallets: walletStore, platform } = useServices()
  const client = useQueryClient()
  const store = usePersistentStore(createPoolStore)
  const stored = useStore(store, ({ pending }) => pending.find(({ wallet }) => wallet === account?.address) ?? null)
  const ended = useStore(store, (state) => state.ended)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isRunning = useRef(false)
  /** The goal that this visit asked for, whose next call follows by itself. */
  const ownGoal = useRef<string | null>(null)

  const report = reportOf(stored)
  const query = useQuery(poolTransactionQuery(api, report))
  const seen = (report && query.data) ?? null
  const isLast = stored !== null && stored.step.kind === stored.goal.kind
  const state = stored && shownState({ txHash: stored.txHash, isAsking, isLast }, seen?.state ?? null)

  const ask = useCallback(
    async ({ row, chain }: ShownPool, from: WalletAccount, goal: PoolOrder, step: PoolOrder, goalId: string) => {
      const parties = { pool: row.address, token: parseAssetId(row.asset_id as AssetId).token }
      await requirePinned(chain.chain_id, parties)
      const wallets = await loadWallets(chain.family)
      if (!wallets.pools) throw new AppError('pool_wallet', t('problem-pool_wallet'), { status: 400 })
      if (isOnWrongNetwork(walletStore.getState().accounts[chain.family], chain))
        await walletStore.getState().switchNetwork(chain)
      const call = { chainId: chain.chain_id, account: from.address, ...parties, order: step }
      const place = await wallets.pools.place(call)
      const asked: PendingCall = {
        id: crypto.randomUUID(),
        wallet: from.address,
        chainId: chain.chain_id,
        ...parties,
        goal: orderText(goal),
        step: orderText(step),
        place,
        txHash: null,
        askedAt: Date.now(),
      }
      ownGoal.current = goalId
      // Saved before the wallet is asked, because it may send the transaction and never answer.
      store.getState().save(asked)
      try {
        const txHash = await wallets.pools.send(call)
        const isOpen = store.getState().pending.some(({ id }) => id === asked.id)
        if (isOpen) store.getState().save({ ...asked, txHash, askedAt: Date.now() })
      } catch (error) {
        if (isUnsent(error)) store.getState().remove(asked.id)
        throw error
      }
    },
    [loadWallets, walletStore, store],
  )

  /** Asks the wallet; the second tap of a double tap does nothing. */
  const run = useCallback(
    async (shown: ShownPool, from: WalletAccount, goal: PoolOrder, step: PoolOrder): Promise<void> => {
      if (isRunning.current) return
      isRunning.current = true
      setRefusal(null)
      store.getState().end(null)
      setAsking(true)
      try {
        await ask(shown, from, goal, step, JSON.stringify(orderText(goal)))
      } catch (error) {
        ownGoal.current = null
        platform.haptic('warning')
        setRefusal(refusalText(error))
      } finally {
        isRunning.current = false
        setAsking(false)
      }
    },
    [ask, store, platform],
  )

  const shownPool =
    stored && (pools.find(({ row }) => row.chain_id === stored.chainId && row.address === stored.pool) ?? null)
  const goOn = useCallback(() => {
    if (!stored || !shownPool || !account) return
    const goal = orderOf(stored.goal)
    // The chain has just confirmed the last step: what it leaves is known without another read.
    const allowance = stored.step.kind === 'approve' ? BigInt(stored.step.amount) : 0n
    void run(shownPool, account, goal, nextPoolCall(goal, allowance))
  }, [stored, shownPool, account, run])

  useEffect(() => {
    if (!stored || !seen || !state) return
    if (state === 'next') {
      const isOwn = ownGoal.current === JSON.stringify(stored.goal)
      ownGoal.current = null
      if (isOwn) goOn()
      return
    }
    const { tx_hash: txHash, position: place } = seen
    if (isSettled(state)) {
      const pending = { ...stored, txHash: txHash ?? stored.txHash }
      store.getState().end({ pending, state, seen, error: null })
      void client.invalidateQueries({ queryKey: poolsKey })
      if (state === 'done') platform.haptic('success')
    } else if (state === 'pending' && place && (stored.place?.nonce !== place.nonce || stored.txHash !== txHash))
      store.getState().save({ ...stored, txHash, place })
  }, [stored, seen, state, store, client, platform, goOn])

  const shown: ShownCall | null =
    stored && state
      ? { pending: stored, state, seen, error: query.error }
      : ended?.pending.wallet === account?.address
        ? ended
        : null
  return {
    store,
    shown,
    isAsking,
    refusal,
    /** Begins an order; `allowance`: amount that the pool may still take. */
    start: (pool: ShownPool, from: WalletAccount, goal: PoolOrder, allowance: bigint) =>
      void run(pool, from, goal, nextPoolCall(goal, allowance)),
    goOn,
    /** Stops following a call, or closes the card of one that ended. */
    dismiss: () => {
      store.getState().end(null)
      setRefusal(null)
      if (stored) store.getState().remove(stored.id)
    },
  }
}

/** Row of the settlement file in this build. */
interface FileRow {
  readonly pools?: readonly { readonly address: string; readonly asset: string }[]
}
type SettlementFile = Readonly<Record<string, FileRow>>

const files =
  import.meta.env.MODE === 'localnet'
    ? import.meta.glob('/config/local/settlement.json')
    : import.meta.glob('/config/settlement.json')

/** Reads the settlement file of this build. */
async function readFile(): Promise<SettlementFile> {
  const [load] = Object.values(files)
  return load ? ((await load()) as { default: SettlementFile }).default : {}
}

/**
 * Refuses a pool that this build doesn't list: the server alone must not decide which contract gets tokens. The service's word counts
 * only on networks that the build does not know.
 * @throws AppError `pool_unknown`
 */
async function requirePinned(
  chainId: number,
  { pool, token }: { readonly pool: string; readonly token: string },
): Promise<void> {
  const row = (await readFile())[String(chainId)]
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
  if (!row || row.pools?.some(({ address, asset }) => same(address, pool) && same(asset, token))) return
  throw new AppError('pool_unknown', t('problem-pool_unknown'), { status: 400, retriable: false })
}
