import { useState } from 'react'
import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import { type Approval, keyOf, tokenOf } from './approvals.ts'

/** Progress of one revocation in this visit. After a reload the chain alone decides. */
export type Revocation =
  | { readonly kind: 'asking' | 'confirming' | 'revoked' | 'still_open' }
  | { readonly kind: 'error'; readonly message: string }

export interface Revoking {
  /** By key of the approval. */
  readonly states: ReadonlyMap<string, Revocation>
  /** True while the wallet has a request: it takes one after the other. */
  readonly isAsking: boolean
  /** The last one that the chain confirmed. */
  readonly last: Approval | null
  revoke(approval: Approval): Promise<void>
}

/** Reads of the chain after a revocation: a node may be a few blocks behind. */
const LOOKS = 5
const BETWEEN_MS = 3_000

/** Sends revocations and follows them until the chain has them. `stillOpen` reads an approval again. */
export function useRevoke(stillOpen: (approval: Approval) => Promise<boolean>): Revoking {
  const { loadWallets, wallets: store } = useServices()
  const [states, setStates] = useState<ReadonlyMap<string, Revocation>>(new Map())
  const [last, setLast] = useState<Approval | null>(null)

  async function send({ chain, owner, spender, contract, ...rest }: Approval): Promise<string> {
    const wallets = await loadWallets(chain.family)
    if (isOnWrongNetwork(store.getState().accounts[chain.family], chain)) await store.getState().switchNetwork(chain)
    const call = { chainId: chain.chain_id, token: tokenOf(rest), spender, contract, account: owner }
    const ref = await wallets.revoke?.(call)
    if (ref === undefined) throw new Error('this wallet has no approvals')
    return ref
  }

  /** Waits for a sent transaction for as long as the network takes to respond: it may cost gas, so nothing else is offered. */
  async function statusOf(ref: string, chain: ChainRow): Promise<'success' | 'failed'> {
    for (;;) {
      const landed = await loadWallets(chain.family)
        .then((wallets) => wallets.waitFor(ref, chain))
        .catch(() => null)
      if (landed) return landed.status
      await new Promise((done) => setTimeout(done, BETWEEN_MS))
    }
  }

  async function revoke(approval: Approval): Promise<void> {
    const { chain } = approval
    const set = (state: Revocation): void => setStates((before) => new Map(before).set(keyOf(approval), state))
    set({ kind: 'asking' })
    try {
      const ref = await send(approval)
      set({ kind: 'confirming' })
      const status = await statusOf(ref, chain)
      if (status === 'failed') return set({ kind: 'error', message: t('problem-tx_failed') })
      set({ kind: 'revoked' })
      setLast(approval)
      if (await isOpenAfter(approval)) {
        set({ kind: 'still_open' })
        setLast(null)
      }
    } catch (error) {
      set({ kind: 'error', message: messageOf(error) })
    }
  }

  async function isOpenAfter(approval: Approval): Promise<boolean> {
    for (let look = 1; look <= LOOKS; look++) {
      if (!(await stillOpen(approval))) return false
      if (look < LOOKS) await new Promise((done) => setTimeout(done, BETWEEN_MS))
    }
    return true
  }

  return {
    states,
    isAsking: [...states.values()].some(({ kind }) => kind === 'asking'),
    last,
    revoke,
  }
}

/** The usual sentence about another account is about a transfer. */
const messageOf = (error: unknown): string =>
  error instanceof AppError && error.reason === 'wallet_mismatch'
    ? t('approvals-other-account')
    : transferError(error).message
