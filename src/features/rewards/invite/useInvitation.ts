import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reasonOf } from '#core/errors.ts'
import { isReferralCode } from '#core/rewards/referral.ts'
import { pointsKey, referralKey, referralQuery } from '#src/api/rewardQueries.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { useServices, useWallets } from '#src/services.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import { acceptKnown, invitationOffered, isLasting } from './invitation.ts'

/** Returns the received invitation, with the actions that confirm or dismiss it. */
export function useInvitation() {
  const { api, referral, link } = useServices()
  const client = useQueryClient()
  const session = useSession()
  const account = useOwnAccount()
  const [first, setFirst] = useState(() => referral.read())
  const came = link.getState().link.wishes.ref
  const [closed, setClosed] = useState(false)
  const answers = useSyncExternalStore(invitationMemory.subscribe, invitationMemory.read, () => '')
  const asks = (code: string | null | undefined): code is string =>
    code !== null && code !== undefined && isReferralCode(code) && !isAnswered(answers, code)
  const own = useInfiniteQuery({
    ...referralQuery(api, account?.address ?? ''),
    enabled: account !== null && !closed && (asks(first) || asks(came)),
  })
  const ownCode = own.data?.pages[0]?.code
  const isOwn = first !== null && ownCode === first
  // A code of the user's own wallet is replaced by the one from this visit's link.
  const ref = isOwn && came !== undefined ? came : first
  const answered = closed || !asks(ref)
  useEffect(() => {
    if (isOwn) referral.replace(first, came)
  }, [isOwn, first, came, referral])
  const answer = () => ref !== null && invitationMemory.answer(ref)
  const tried = useRef('')
  const accept = async (code: string) => {
    tried.current = code
    if (!account) return
    await session.run(account, () =>
      api.post('/campaign_api/v1/:userId/referrer', { params: { userId: account.address }, body: { code } }),
    )
  }
  /** Returns the code of the visitor's next link. */
  const drop = (unknown: string): string | null => {
    referral.replace(unknown, came)
    const next = referral.read()
    if (next === null || isAnswered(invitationMemory.read(), next)) return null
    invitationMemory.answer(unknown)
    setFirst(next)
    return next
  }
  const bind = useMutation({
    mutationFn: (code: string) => acceptKnown(code, accept, drop),
    onSuccess: async (accepted) => {
      invitationMemory.answer(accepted)
      if (!account) return
      // After the sign-in the wallet has a link of its own.
      await client.invalidateQueries({ queryKey: referralKey(account.address) })
      await client.invalidateQueries({ queryKey: pointsKey(account.address) })
    },
    onError: (error) => {
      if (isLasting(reasonOf(error))) invitationMemory.answer(tried.current)
    },
  })
  const mayAccept = own.data?.pages[0]?.can_be_referred ?? true
  const offered = account && invitationOffered({ ref, answered, own: ownCode, mayAccept })
  const awaited = useWallets((state) => state.awaited)
  return {
    offered,
    /** There is an invitation but no wallet to confirm it with. */
    remembered: account === null && !awaited && !answered,
    /** The user opened their own referral link. */
    ownLink: account !== null && asks(came) && ownCode === came,
    /** Dismisses the hint about their own link. */
    closeOwn: () => came !== undefined && invitationMemory.answer(came),
    /** The result stays visible until dismissed. */
    outcome: closed ? null : bind.isSuccess ? ('bound' as const) : bind.error,
    busy: bind.isPending,
    confirm: () => offered && bind.mutate(offered),
    close: () => {
      answer()
      const now = referral.read()
      if (now === null || now === ref) return setClosed(true)
      // A code that can't count was replaced by the one from another link.
      bind.reset()
      setFirst(now)
    },
  }
}

/** Number of stored answers. */
const KEPT = 8

/** Answered invitations; each is offered once per browser. */
interface InvitationMemory {
  /** All answered codes as one string, stable while nothing changes. */
  read(): string
  answer(ref: string): void
  subscribe(listener: () => void): () => void
}

export const isAnswered = (line: string, ref: string): boolean => line.split(' ').includes(ref)

export function createInvitationMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): InvitationMemory {
  // Without storage the answers last for this visit.
  let here = ''
  const listeners = new Set<() => void>()
  const kept = createPersisted<string | null>(
    { getItem: (key) => storage().getItem(key), setItem: (key, value) => storage().setItem(key, value) },
    { key: 'causeway.ref-answered', format: 'text', parse: String, fallback: null },
  )
  const read = (): string => kept.read() ?? here
  return {
    read,
    answer(ref) {
      here = [
        ...read()
          .split(' ')
          .filter((one) => one !== '' && one !== ref),
        ref,
      ]
        .slice(-KEPT)
        .join(' ')
      // If the write fails, the answer is still in memory.
      kept.write(here)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const invitationMemory = createInvitationMemory(() => localStorage)
