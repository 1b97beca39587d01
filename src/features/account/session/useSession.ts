import type { NonceRequest } from '#core/wire/identity.ts'
import { type Services, useServices, useWallets } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { createSession, type Session, signIn } from './createSession.ts'

function appSession(services: Services): Session {
  const { api, loadWallets } = services
  const deps = {
    nonce: async (wallet: NonceRequest) => (await api.post('/identity/v1/nonce', { body: wallet })).data,
    verify: (request: Parameters<Parameters<typeof signIn>[0]['verify']>[0]) =>
      api.post('/identity/v1/verify', { body: request }),
    load: loadWallets,
  }
  // In Telegram the user is already signed in; a signature links a wallet.
  const linking = async (account: WalletAccount) => {
    const [{ linkWallet }, { telegramAccount }] = await Promise.all([
      import('#src/features/account/session/linkWallet.ts'),
      import('#src/platform/telegram/account.ts'),
    ])
    await linkWallet(services, services.single(telegramAccount), account)
  }
  return createSession(services.platform.inTelegram ? linking : (account) => signIn(deps, account))
}

export const useSession = (): Session => useServices().single(appSession)

/** Account whose address identifies the user to the product. */
export const useOwnAccount = (): WalletAccount | null =>
  useWallets((state) => Object.values(state.accounts).find((account) => account.address === state.userId) ?? null)
