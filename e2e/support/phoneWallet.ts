import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { openPhoneWallet, type PhoneWallet, type WalletOptions } from '#local/walletConnect/phoneWallet.ts'
import { freshAccount } from './chain.ts'
import type { Endpoints } from './fixtures.ts'

export type PhoneOptions = Partial<Pick<WalletOptions, 'chains' | 'icons' | 'methods'>>

/** Wallet on a phone that approves everything, with an unused account. */
export async function newPhoneWallet(
  stack: Endpoints,
  relayUrl: string,
  options: PhoneOptions = {},
): Promise<PhoneWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  const rpcUrls = { 31337: stack.rpc.north, 31338: stack.rpc.south }
  await Promise.all(Object.values(rpcUrls).map((url) => freshAccount(url, account.address.toLowerCase())))
  return openPhoneWallet({
    relayUrl,
    account,
    rpcUrls,
    url: 'https://wallet.test/app',
    native: 'phonewallet://',
    failed: () => {},
    ...options,
  })
}
