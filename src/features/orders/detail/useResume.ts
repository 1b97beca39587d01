import { hintDeposit, postAuthorization, searchDeposit } from '#src/api/orderCalls.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePending } from '#src/features/shared/usePending.ts'
import { pauseOrReturn } from '#src/platform/onReturn.ts'
import { useServices, useWallets } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { type TransferError, transferError } from '#src/features/shared/transferError.ts'
import { followDeposit, executeSteps, type JourneyStage } from '../transfer/executeSteps.ts'
import { findOut, findSent, type SearchSent } from '../transfer/findOut.ts'
import { withOrderLock } from '../transfer/lock.ts'
import { addressView, resumeOffer, skipApproved } from '../transfer/resume.ts'
import { withSettlement, resumeActionFor } from '../transfer/settlement.ts'
import { needsLook, type OwnAddresses } from './HandoverTerms.tsx'
import type { LiveOrder } from './useOrder.ts'

const LOOK_EVERY_MS = 15_000

type Work = { kind: 'idle' | 'switching' } | { kind: 'busy'; stage: JourneyStage } | TransferError

/** Wallet steps left for a transfer that this browser started or took over, and the state of its deposit address. */
export function useResume(live: LiveOrder, onChange: () => void) {
  const { api, loadWallets, configuredSettlement } = useServices()
  const pending = usePending()
  const { order, from } = live
  const account = useWallets((state) => (from ? state.accounts[from.family] : undefined))
  const openWallets = useWallets((state) => state.openList)
  const switchNetwork = useWallets((state) => state.switchNetwork)
  const ownTo = useWallets((state) => (live.to ? state.accounts[live.to.family]?.address : undefined))
  /** ID of the order that the user has confirmed. */
  const [looked, setLooked] = useState<string | null>(null)
  /** ID of the order whose address is shown although a wallet may have paid it. */
  const [revealed, setRevealed] = useState<string | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'idle' })
  const now = useNow()
  const stored = order ? pending.get(order.id) : null
  const offer = order ? resumeOffer(stored, order.status, now) : ({ kind: 'none' } as const)
  const following = offer.kind === 'follow' && work.kind === 'idle' ? (stored?.txRef ?? null) : null

  const hint = async (id: string, ref: string, token: string) => void (await hintDeposit(api, id, ref, token))

  const lookup: SearchSent = (one) => searchDeposit(api, one, one.place)

  // A deposit at a provider that the wallet never confirmed is looked for, also once its quote has expired.
  const isLost =
    offer.kind === 'unsure' && offer.again !== 'safe' && stored?.place !== undefined && work.kind !== 'busy'
  const search = useQuery({
    queryKey: ['search-deposit', order?.id, account?.address],
    enabled: isLost && from !== null,
    retry: false,
    gcTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    queryFn: async () => {
      const transfer = order ? pending.get(order.id) : null
      if (!transfer || !from) return null
      const isOwn = account?.address === transfer.expected.depositor
      const found = await findOut({ search: lookup, wallets: isOwn ? await loadWallets(from.family) : null }, transfer)
      if (!found) return null
      // Another tab may have found it out meanwhile.
      if (pending.get(transfer.orderId)?.phase === transfer.phase) pending.save(found)
      if (found.phase === 'sent' && found.txRef !== null)
        await hint(transfer.orderId, found.txRef, transfer.token).catch(() => {})
      setWork({ kind: 'idle' })
      onChange()
      return found.phase
    },
  })

  // The wallet may replace the transaction; the one that is mined is reported to the server. A failure costs nothing: the watcher
  // finds the deposit without this page.
  useQuery({
    queryKey: ['follow-deposit', order?.id, following],
    enabled: following !== null && from !== null,
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      const transfer = order ? pending.get(order.id) : null
      if (!transfer || !from || following === null) return null
      await hint(transfer.orderId, following, transfer.token).catch(() => {})
      const landed = await followDeposit(
        { wallets: await loadWallets(from.family), chain: from, pending, hint },
        transfer,
      )
      onChange()
      return landed.txRef
    },
  })

  const goOn = async () => {
    if (!stored || !order || !from) return
    try {
      const wallets = await loadWallets(from.family)
      const settled = await withSettlement(stored, configuredSettlement, live.fromAsset?.authorization)
      const transfer = await skipApproved(wallets, settled)
      if (isOnWrongNetwork(account, from)) {
        setWork({ kind: 'switching' })
        await switchNetwork(from)
      }
      await withOrderLock(order.id, () =>
        executeSteps(
          {
            wallets,
            chain: from,
            pending,
            hint,
            authorize: async (id, signature, token) => void (await postAuthorization(api, id, token, signature)),
            place: async (one) => (await searchDeposit(api, one)).position,
            findSent: findSent(lookup),
            now: Date.now,
            pause: pauseOrReturn,
            onStage: (stage) => setWork({ kind: 'busy', stage }),
          },
          { ...transfer, phase: transfer.phase === 'asking' ? 'ready' : transfer.phase },
        ),
      )
      setWork({ kind: 'idle' })
    } catch (error) {
      setWork(transferError(error))
    }
    onChange()
  }

  const way = resumeActionFor(work.kind === 'error' ? work.fix : null)
  const asksWallet = account !== undefined && way !== 'connect'
  const working = work.kind === 'busy' || work.kind === 'switching'
  const byAddress = stored !== null && paysAddress(stored)
  const restart =
    way === 'restart' ||
    offer.kind === 'expired' ||
    offer.kind === 'failed' ||
    (offer.kind === 'unsure' && offer.again === 'late')
  const handed = stored?.takenOver === true && !restart
  const own: OwnAddresses = { from: account?.address, to: ownTo }
  const look =
    order && handed && needsLook(order, own)
      ? {
          checked: looked === order.id,
          disabled: working,
          onChange: (checked: boolean) => setLooked(checked ? order.id : null),
        }
      : null
  // An address is paid without a wallet, so its terms are confirmed without one too.
  const shut = (asksWallet || byAddress) && look !== null && !look.checked
  const address = order ? addressView(order, now, { offer, working, shut }) : 'hidden'
  const mayReveal = address === 'unsure' && !shut && !restart

  return {
    stored,
    offer,
    work,
    working,
    account: asksWallet ? account : null,
    restart,
    handed,
    own,
    look,
    shut,
    byAddress,
    address,
    /** True when the address belongs on the page. */
    showsAddress: address === 'shown' || address === 'partly' || (mayReveal && revealed === order?.id),
    reveal: mayReveal && revealed !== order?.id ? () => setRevealed(order?.id ?? null) : null,
    /** The wallet's lost answer is being looked for. */
    isSearching: search.isFetching,
    act: () => {
      if (offer.kind === 'unsure' && offer.again === 'look' && !working) return void search.refetch()
      if (asksWallet) return void goOn()
      setWork({ kind: 'idle' })
      if (from) openWallets(from.family)
    },
  }
}

export type Resume = ReturnType<typeof useResume>
