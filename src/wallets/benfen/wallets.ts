import { AppError } from '#core/errors.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { walletConfig } from '../config.ts'
import type { SignInRequest, Transfers, WalletFamily } from '../contract.ts'
import { signInText } from '../signInText.ts'
import { userStorage } from '../userStorage.ts'
import { featureOf, listConnectors } from './connectors.ts'
import { translated, wrongNetwork } from './errors.ts'
import { send, waitFor } from './send.ts'
import { createSession, MAINNET, type Session } from './session.ts'

/** Wallets of BenFen. @throws AppError `wallets_not_configured` before `configureWallets`. */
export function benfenWallets(): WalletFamily & Transfers {
  const settings = walletConfig()
  const session = createSession(userStorage(settings, window))
  const chainOf = (id: number): ChainRow => {
    const chain = settings.chains.find(({ chain_id }) => chain_id === id)
    if (!chain) throw new AppError('chain_unknown', 'This network isn’t available here.', { status: 404 })
    return chain
  }
  return {
    family: 'benfen',
    connectors: () => translated(() => listConnectors(settings)),
    connect: (id) => translated(() => session.connect(id)),
    reconnect: () => translated(() => session.reconnect()),
    disconnect: () => translated(() => session.disconnect()),
    signIn: (request) => translated(() => signIn(session, request)),
    send: (step, expected) => translated(() => send(session, step, expected, chainOf)),
    switchNetwork: (chain) => translated(() => switchNetwork(session, chain)),
    waitFor: (txRef, chain) => waitFor(txRef, chain),
    subscribe: (listener) => session.subscribe(listener),
  }
}

/** @throws AppError `wallet_wrong_network`, `wallet_no_text_signing` */
async function signIn(session: Session, request: SignInRequest): Promise<{ message: string; signature: string }> {
  const { wallet, own, account } = session.current()
  if (Number(account.chainId) !== request.chainId) throw wrongNetwork(request.chainId)
  const message = signInText('BenFen', account.address, request)
  const input = { message: new TextEncoder().encode(message), account: own }
  const personal = featureOf(wallet, 'bfc:signPersonalMessage')
  if (personal) return { message, signature: (await personal.signPersonalMessage(input)).signature }
  // Its former name.
  const former = featureOf(wallet, 'bfc:signMessage')
  if (former) return { message, signature: (await former.signMessage(input)).signature }
  throw new AppError('wallet_no_text_signing', 'This wallet can’t sign text.', { status: 400, retriable: false })
}

/** @throws AppError `wallet_no_switch` for another network than the main one, and in wallets without the feature */
async function switchNetwork(session: Session, { chain_id, alias_name }: ChainRow): Promise<void> {
  const { wallet } = session.current()
  const feature = featureOf(wallet, 'bfc:switchChain')
  if (!feature || chain_id !== MAINNET.id)
    throw new AppError('wallet_no_switch', `Choose ${alias_name} in your wallet.`, { status: 400 })
  await feature.switchChain({ chain: MAINNET.name })
  // Some wallets report the switch, and some do not.
  await session.refresh()
}
