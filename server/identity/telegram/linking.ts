import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import type { NonceData, NonceRequest, VerifyRequest } from '#core/wire/identity.ts'
import type { MovedWallet, TelegramWallets } from '#core/wire/telegram.ts'
import { MOVED_TOPIC } from '#store/work/types.ts'
import type { LinkRefusal } from '#store/telegram/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { watch } from '../../rewards/fraud/watch.ts'
import { withdrawOwn } from '../../rewards/referral/onePerson.ts'
import type { Purpose, WalletProof } from '../walletProof.ts'

/** Maximum wallets per Telegram account. */
const MOST_WALLETS = 20
/** Maximum moved wallets per answer; acknowledging them reveals older ones. */
const MOST_MOVED = 20
/** Period in milliseconds during which a wallet's previous account matters to the fraud watch. */
const WANDERING_MS = 7 * 86_400_000

/** Names a Telegram account among wallets, in operator lists. */
const personName = (userId: number): string => `telegram:${userId}`

const refusals: Record<LinkRefusal, string> = {
  wallet_of_another: 'This wallet is being linked to another Telegram account right now. Try again.',
  too_many_wallets: `You can link up to ${MOST_WALLETS} wallets. Unlink one first.`,
}
const notTheirs = (): AppError =>
  new AppError('wallet_not_linked', 'This wallet isn’t linked to your Telegram account.', {
    status: 404,
    retriable: false,
  })
/** A link outlives any session: until its network is settled, a contract at the same address elsewhere could take it. */
const unused = (): AppError =>
  new AppError(
    'contract_wallet_unused',
    'This contract wallet has no activity here yet. Make a transfer or check in with it first, then link it.',
    { status: 409, retriable: false },
  )

/** The text names the Telegram account, so that the signature can't be used to link another one. */
const linkTo = (userId: number): Purpose => ({
  name: `telegram link ${userId}`,
  statement: `Link this wallet to Telegram account ${userId} in Causeway. This is free and moves no funds.`,
  requestId: `telegram:${userId}`,
})

/** Links, selects and unlinks the wallets of a Telegram account; linking needs the wallet's signature. */
export function createLinking(deps: Pick<ServerDeps, 'store' | 'clock' | 'config' | 'pseudonyms'>, proof: WalletProof) {
  const { store, clock } = deps
  const wallets = async (userId: number): Promise<TelegramWallets> => {
    const [linked, moved] = await Promise.all([
      store.telegram.walletsOf(userId),
      store.telegram.movedFrom(userId, MOST_MOVED),
    ])
    return {
      wallets: linked.map(({ address, family, linkedAt }) => ({ address, family, linked_at: linkedAt.toISOString() })),
      moved_away: moved.map(({ address, family, movedAt }) => ({ address, family, at: movedAt.toISOString() })),
    }
  }
  const named = ({ family, address }: Pick<VerifyRequest, 'family' | 'address'>): string =>
    addressRules(family).parse(address)

  /**
   * Moves the wallet if another account had it: the owner's fresh proof overrides. The app shows that account the move,
   * and the bot reports it if it may write. A refusal rolls back.
   * @returns false if the wallet was theirs already
   * @throws AppError 409 `wallet_of_another`, `too_many_wallets`
   */
  const linkOnce = (wallet: Pick<VerifyRequest, 'family' | 'address'>, userId: number): Promise<boolean> =>
    store.transaction(async (inner) => {
      const now = clock.now()
      const before = await inner.telegram.userOf(wallet.address)
      if (before !== null && before !== userId) {
        await inner.telegram.moveAway(wallet.address, before)
        await inner.outbox.add(MOVED_TOPIC, `${wallet.address}:${now.getTime()}`, { ...wallet, from: before })
      }
      const refusal = await inner.telegram.link(wallet, userId, MOST_WALLETS, now)
      if (refusal) throw new AppError(refusal, refusals[refusal], { status: 409, retriable: false })
      if (deps.pseudonyms) await inner.accounts.recall(userId, deps.pseudonyms)
      await withdrawOwn(inner, wallet.address, userId, now)
      return before !== userId
    })

  /** Refuses nothing: families share a phone, teams share a wallet. An operator reviews the flags. */
  async function watchLink(userId: number, address: string): Promise<void> {
    await watch(deps, 'wallets_of_person', personName(userId), address)
    const before = (await store.telegram.partedFrom(address, new Date(clock.now().getTime() - WANDERING_MS))).filter(
      (one) => one !== userId,
    )
    if (before.length > 0)
      for (const one of [...before, userId]) await watch(deps, 'persons_of_wallet', address, personName(one))
  }

  return {
    wallets,
    nonce: (userId: number, host: string, wallet: NonceRequest): Promise<NonceData> =>
      proof.ask(linkTo(userId), host, wallet),

    /** @throws AppError as `WalletProof.check`; 409 `wallet_of_another`, `too_many_wallets` */
    async link(userId: number, request: VerifyRequest, host: string): Promise<TelegramWallets> {
      const { account: address, chainId } = await proof.check(linkTo(userId), request, host)
      if (chainId !== null && (await store.sessions.homeChain(address)) === null) throw unused()
      if (await linkOnce({ address, family: request.family }, userId)) await watchLink(userId, address)
      return wallets(userId)
    },

    /** @throws AppError 404 `wallet_not_linked` */
    async choose(userId: number, wallet: Pick<VerifyRequest, 'family' | 'address'>): Promise<TelegramWallets> {
      if (!(await store.telegram.choose(named(wallet), userId, clock.now()))) throw notTheirs()
      return wallets(userId)
    },

    /** @throws AppError 404 `wallet_not_linked` */
    async unlink(userId: number, wallet: Pick<VerifyRequest, 'family' | 'address'>): Promise<TelegramWallets> {
      if (!(await store.telegram.unlink(named(wallet), userId))) throw notTheirs()
      return wallets(userId)
    },

    /** Idempotent: also for a wallet that isn't listed. */
    async acknowledgeMove(userId: number, { at, ...wallet }: MovedWallet): Promise<TelegramWallets> {
      await store.telegram.acknowledgeMove(named(wallet), userId, new Date(at))
      return wallets(userId)
    },
  }
}
export type Linking = ReturnType<typeof createLinking>
