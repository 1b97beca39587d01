import {
  type SolanaSignAndSendTransactionFeature,
  type SolanaSignInFeature,
  type SolanaSignMessageFeature,
  type SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'

type Every = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature

/** Wallet Standard feature, or undefined when this wallet lacks it. */
export const featureOf = <Name extends keyof Every>(wallet: Wallet, name: Name): Every[Name] | undefined =>
  wallet.features[name as `${string}:${string}`] as Every[Name] | undefined

const canConnect = (wallet: Wallet): boolean => featureOf(wallet, 'standard:connect') !== undefined
const canSign = (wallet: Wallet): boolean =>
  Boolean(featureOf(wallet, 'solana:signTransaction') ?? featureOf(wallet, 'solana:signAndSendTransaction'))

/** Wallets on this page that can sign for networks of this family. */
export const usableWallets = (): readonly Wallet[] =>
  getWallets()
    .get()
    .filter((wallet) => canConnect(wallet) && canSign(wallet))
