import type { FamilyName } from '#core/chain/family.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import type { WalletAccount, WalletFamily } from './contract.ts'
import { type Accounts, RECONNECT_DELAY_MS, type WalletState, type WalletStore, type WalletStoreDeps } from './store.ts'

/** After these errors the user cannot continue with the connected wallet. */
const needsAnotherWallet = new Set(['wallet_no_switch', 'wallet_not_found'])

/** Connections of the store with wallets; this code loads with the first of them. */
export function createConnections(
  deps: WalletStoreDeps,
  { getState: get, setState: set }: Pick<WalletStore, 'getState' | 'setState'>,
): Pick<WalletState, 'connect' | 'pair' | 'disconnect' | 'resume' | 'switchNetwork'> {
  const unsubscribe = new Map<FamilyName, () => void>()
  /** Families in the order in which their wallets were connected, earlier visits included. */
  let order = Object.keys(deps.session.read()) as FamilyName[]

  /** `newest`: connected or changed by the user, not resumed from an earlier visit. */
  function put(account: WalletAccount, newest: boolean): void {
    const { family, connectorId } = account
    if (newest || !order.includes(family)) order = [...order.filter((each) => each !== family), family]
    const ids = { ...deps.session.read(), [family]: connectorId }
    deps.session.write(
      Object.fromEntries(order.flatMap((each) => (ids[each] === undefined ? [] : [[each, ids[each]]]))),
    )
    show({ ...get().accounts, [family]: account })
  }

  function show(accounts: Accounts): void {
    const last = order.findLast((family) => accounts[family])
    set({ accounts, userId: (last && accounts[last]?.address) ?? null })
  }

  function drop(family: FamilyName): void {
    unsubscribe.get(family)?.()
    unsubscribe.delete(family)
    const accounts: Accounts = { ...get().accounts }
    delete accounts[family]
    const session = deps.session.read()
    delete session[family]
    deps.session.write(session)
    show(accounts)
  }

  function follow(wallets: WalletFamily): void {
    unsubscribe.get(wallets.family)?.()
    unsubscribe.set(
      wallets.family,
      wallets.subscribe((account) =>
        account ? put(account, account.address !== get().accounts[account.family]?.address) : drop(wallets.family),
      ),
    )
  }

  function adopt(wallets: WalletFamily, account: WalletAccount, newest: boolean): void {
    put(account, newest)
    follow(wallets)
    deps.events.emit('finish', account)
  }

  /** State after a failed connection (spec §8). */
  async function afterFailure(family: FamilyName, before: WalletAccount | undefined, error: unknown): Promise<void> {
    const outcome = outcomeOf(reasonOf(error))
    // A wallet from before this attempt, or one connected otherwise meanwhile, is unaffected by its failure.
    if (outcome === 'keep' || before || get().accounts[family]) return
    if (outcome === 'disconnect')
      await deps
        .load(family)
        .then((wallets) => wallets.disconnect())
        .catch(() => undefined)
    drop(family)
  }

  async function tryResume(family: FamilyName): Promise<'resumed' | 'refused' | 'not_loaded'> {
    const wallets = await deps.load(family).catch(() => null)
    if (!wallets) return 'not_loaded'
    const account = await wallets.reconnect().catch(() => null)
    if (account) adopt(wallets, account, false)
    return account ? 'resumed' : 'refused'
  }

  async function tryAgain(family: FamilyName, first: ReturnType<typeof tryResume>): Promise<void> {
    if ((await first) === 'resumed') return
    await deps.wait(RECONNECT_DELAY_MS)
    // The user may have connected meanwhile. A family that failed to load says nothing about the wallet, so the session stays.
    if (!get().accounts[family] && (await tryResume(family)) === 'refused') drop(family)
  }

  return {
    async connect(family, connectorId) {
      const before = get().accounts[family]
      try {
        const wallets = await deps.load(family)
        const account = await wallets.connect(connectorId)
        adopt(wallets, account, true)
        return account
      } catch (error) {
        await afterFailure(family, before, error)
        throw error
      }
    },
    async pair(family, connectorId) {
      const wallets = await deps.load(family)
      if (!wallets.pair)
        throw new AppError('wallet_not_found', 'Wallets of this type can’t be opened in another app.', {
          status: 400,
          retriable: false,
        })
      const before = get().accounts[family]
      const pairing = await wallets.pair(connectorId)
      const account = pairing.account.then(
        (found) => {
          adopt(wallets, found, true)
          return found
        },
        async (error: unknown) => {
          await afterFailure(family, before, error)
          throw error
        },
      )
      // The screen with the code awaits the account; without it the pairing was canceled.
      account.catch(() => undefined)
      return { ...pairing, account }
    },
    async disconnect(family) {
      const wallets = await deps.load(family)
      try {
        await wallets.disconnect()
      } finally {
        drop(family)
      }
    },
    async resume() {
      const stored = Object.keys(deps.session.read()) as FamilyName[]
      const first = stored.map((family) => ({
        family,
        answer: get().accounts[family] ? Promise.resolve('resumed' as const) : tryResume(family),
      }))
      void Promise.all(first.map(({ answer }) => answer)).then(() => set({ awaited: false }))
      await Promise.all(first.map(({ family, answer }) => tryAgain(family, answer)))
    },
    async switchNetwork(chain) {
      const wallets = await deps.load(chain.family)
      try {
        if (!wallets.switchNetwork) throw new AppError('wallet_no_switch', `Choose ${chain.alias_name} in your wallet.`)
        await wallets.switchNetwork(chain)
      } catch (error) {
        if (needsAnotherWallet.has(reasonOf(error))) {
          deps.events.emit('quitWalletAndOpenWallet', { family: chain.family })
          await get().disconnect(chain.family)
          get().openList(chain.family)
        }
        throw error
      }
    },
  }
}

/** Effect of a failed connection on the family's wallet state (spec §8). */
type ConnectOutcome =
  /** No change: the user may simply retry. */
  | 'keep'
  /** Clears the state. */
  | 'reset'
  /** Clears the state and disconnects the wallet. */
  | 'disconnect'

const outcomes: Readonly<Record<string, ConnectOutcome>> = {
  wallet_closed: 'keep',
  wallet_pending_request: 'keep',
  wallet_rejected: 'reset',
  wallet_not_found: 'reset',
  // No wallet got a request: its list, the networks or the family's code didn't load.
  wallet_registry_unreachable: 'keep',
  wallets_not_configured: 'keep',
  api_unreachable: 'keep',
  timeout: 'keep',
}

const outcomeOf = (reason: string): ConnectOutcome => outcomes[reason] ?? 'disconnect'
