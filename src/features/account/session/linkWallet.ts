import type { NonceRequest } from '#core/wire/identity.ts'
import type { TelegramWallet } from '#core/wire/telegram.ts'
import type { Services } from '#src/services.ts'
import type { TelegramAccount } from '#src/platform/telegram/account.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { signIn } from './createSession.ts'

/** Signs that the wallet belongs to this Telegram account; afterwards the Telegram session can act for it. @throws AppError of the wallet or server */
export async function linkWallet(
  { api, loadWallets }: Pick<Services, 'api' | 'loadWallets'>,
  account: TelegramAccount,
  wallet: WalletAccount,
  over?: AbortSignal,
): Promise<void> {
  await account.ready()
  const deps = {
    nonce: async (named: NonceRequest) => (await api.post('/identity/v1/telegram/nonce', { body: named })).data,
    verify: async (request: Parameters<Parameters<typeof signIn>[0]['verify']>[0]) =>
      account.take((await api.post('/identity/v1/telegram/link', { body: request })).data),
    load: loadWallets,
  }
  await signIn(deps, wallet, over)
}

export const isLinked = (
  wallets: readonly TelegramWallet[],
  { family, address }: Pick<WalletAccount, 'family' | 'address'>,
): boolean => wallets.some((wallet) => wallet.family === family && wallet.address === address)
