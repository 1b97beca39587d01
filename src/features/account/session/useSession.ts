import type { NonceRequest } from '#core/wire/identity.ts'
import { type Services, useServices, useWallets } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { createSession, createSignedInWallet, type Session, type SessionDeps, signIn } from './createSession.ts'

function appSession(services: Services): Session {
  return createSession(services.platform.inTelegram ? telegramSession(services) : cookieSession(services))
}

function cookieSession({ api, loadWallets, stored }: Services): SessionDeps {
  const signedIn = stored(createSignedInWallet)
  const deps = {
    nonce: async (wallet: NonceRequest) => (await api.post('/identity/v1/nonce', { body: wallet })).data,
    verify: (request: Parameters<Parameters<typeof signIn>[0]['verify']>[0]) =>
      api.post('/identity/v1/verify', { body: request }),
    load: loadWallets,
  }
  return {
    async signIn(account) {
      await signIn(deps, account)
      signedIn.write(account.address)
    },
    mayBeOpen: ({ address }) => signedIn.read() === address,
    onRefused: () => signedIn.write(null),
  }
}

/** In Telegram the user is already signed in; a signature links a wallet. */
function telegramSession(services: Services): SessionDeps {
  const load = async () => {
    const [linking, { telegramAccount }] = await Promise.all([
      import('#src/features/account/session/linkWallet.ts'),
      import('#src/platform/telegram/account.ts'),
    ])
    return { ...linking, telegram: services.single(telegramAccount) }
  }
  return {
    async signIn(account) {
      const { linkWallet, telegram } = await load()
      await linkWallet(services, telegram, account)
    },
    async mayBeOpen(account) {
      const { isLinked, telegram } = await load()
      const now = telegram.getState()
      return now.state !== 'open' || isLinked(now.wallets, account)
    },
    onRefused: () => undefined,
  }
}

export const useSession = (): Session => useServices().single(appSession)

/** Account whose address identifies the user to the product. */
export const useOwnAccount = (): WalletAccount | null =>
  useWallets((state) => Object.values(state.accounts).find((account) => account.address === state.userId) ?? null)
