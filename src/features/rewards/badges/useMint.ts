import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '#core/errors.ts'
import type { BadgeData } from '#core/wire/badges.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { useSession } from '#src/features/account/session/useSession.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import type { MintState } from './mintView.ts'
import { createPendingMints } from './pendingMints.ts'
import { badgeProgressKey } from './useBadge.ts'

interface Mint {
  readonly state: MintState
  mint(): void
  /** Forgets the sent transaction, which may have been dropped; null while it may still be in a block soon. */
  readonly stopWaiting: (() => void) | null
}

/** A transaction without a block for this long may have been dropped. */
const SLOW_MS = 60_000

/**
 * Mints a badge: authorization, wallet, confirmation. A mint that was sent is followed again after a reload. The component
 * has the account as its key, because the state is that of one account.
 */
export function useMint(badge: BadgeData, chain: ChainRow | null, account: WalletAccount | null): Mint {
  const { api, loadWallets, wallets: store } = useServices()
  const session = useSession()
  const client = useQueryClient()
  const pending = usePersistentStore(createPendingMints)
  const [hash, setHash] = useState(() => (account && pending.get(account.address, badge.id)?.hash) ?? null)
  const [step, setStep] = useState<MintState>({ kind: 'idle' })
  const now = useNow()
  const landing = useQuery({
    queryKey: ['mint', account?.address, badge.id, hash],
    enabled: hash !== null && account !== null && chain !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (!account || !chain || hash === null) throw new Error('disabled without them')
      const landed = await (await loadWallets(account.family)).waitFor(hash, chain)
      pending.remove(account.address, badge.id)
      await client.invalidateQueries({ queryKey: badgeProgressKey(account.address) })
      return landed
    },
  })

  async function send(owner: WalletAccount, network: ChainRow): Promise<string> {
    setStep({ kind: 'authorizing' })
    const { data } = await session.run(owner, () =>
      api.post('/campaign_api/v1/:userId/badges/:badgeId', { params: { userId: owner.address, badgeId: badge.id } }),
    )
    const { chain_id: chainId, contract, kind, deadline, signature } = data
    // The badge on the page is minted, even if the answer names another one.
    if (chainId !== badge.chain_id || contract !== badge.contract || kind !== badge.kind)
      throw new AppError('badge_changed', 'The badge has changed. Reload the page.')
    const wallets = await loadWallets(owner.family)
    if (isOnWrongNetwork(store.getState().accounts[owner.family], network))
      await store.getState().switchNetwork(network)
    setStep({ kind: 'asking' })
    const sent = await wallets.mintBadge?.({ chainId, contract, kind, deadline, signature, account: owner.address })
    if (sent === undefined) throw new AppError('badge_wallet_unsupported', 'This wallet can’t mint badges.')
    pending.save({ wallet: owner.address, badge: badge.id, hash: sent, sentAt: Date.now() })
    return sent
  }

  async function start(owner: WalletAccount, network: ChainRow): Promise<void> {
    setHash(null)
    try {
      setHash(await send(owner, network))
      setStep({ kind: 'idle' })
    } catch (error) {
      setStep({ kind: 'error', message: messageOf(error) })
    }
  }

  const state = step.kind === 'idle' && hash !== null ? landingState(hash, landing.data) : step
  const sent = account && state.kind === 'confirming' ? pending.get(account.address, badge.id) : null
  const isSlow = landing.isError || sent === null || now - sent.sentAt > SLOW_MS
  return {
    state,
    mint() {
      if (account && chain && state.kind !== 'authorizing' && state.kind !== 'asking') void start(account, chain)
    },
    stopWaiting:
      state.kind === 'confirming' && account && isSlow
        ? () => {
            pending.remove(account.address, badge.id)
            setHash(null)
          }
        : null,
  }
}

/** The network's answer; a node that doesn't respond is asked again meanwhile. */
function landingState(hash: string, landed: { ref: string; status: 'success' | 'failed' } | undefined): MintState {
  if (!landed) return { kind: 'confirming', hash }
  return landed.status === 'success'
    ? { kind: 'minted', hash: landed.ref }
    : { kind: 'error', message: t('problem-badge_mint_failed') }
}

/** The usual sentence about another account is about a transfer. */
const messageOf = (error: unknown): string =>
  error instanceof AppError && error.reason === 'wallet_mismatch'
    ? t('badge-other-account')
    : transferError(error).message
