import type { QueryClient } from '@tanstack/react-query'
import { onceAnswered } from '#core/async.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { Api } from '#src/api/calls.ts'
import { appConfigQuery, chainsQuery, policyQuery } from '#src/api/queries.ts'
import type { Services } from '#src/services.ts'
import { configureWallets, type WalletConfig } from '#src/wallets/config.ts'
import type { WalletAccount, WalletFamily } from '#src/wallets/contract.ts'
import { balancePollMs, loadWalletFamily } from '#src/wallets/families.ts'
import { readNetworksThrough } from '#src/wallets/reads.ts'
import { AppError } from '#core/errors.ts'
import type { PolicyData } from '#core/wire/config.ts'
import { permitsOf } from '../features/shared/policy.ts'
import { warnUnserved } from '../features/account/wallets/warnUnserved.ts'

/** Test wallets that a local build adds. */
export interface TestWallets {
  readonly ids: readonly string[]
  /** Announces the wallets like extensions do; runs before any wallet code loads. */
  announce(chains: WalletConfig['chains']): Promise<void>
}

interface LoaderDeps {
  readonly services: Services
  readonly queryClient: QueryClient
  readonly testWallets: TestWallets | null
  /** Absolute address of our API. */
  readonly ownApi: string
}

const BALANCE_POLL_MS = 15_000

/** Loads wallet families, after the settings that they need. Refetches balances when a wallet connects, and warns about networks. */
export function createWalletLoader({ services, queryClient, testWallets, ownApi }: LoaderDeps) {
  const { api, platform, wallets, walletEvents } = services
  readNetworksThrough(ownApi)
  queryClient.setQueryDefaults(['balances'], { refetchInterval: BALANCE_POLL_MS })
  wallets.subscribe(({ accounts }, before) => {
    // Without the warning, the wallet's card still shows its network.
    if (accounts !== before.accounts) warnUnserved(services, accounts, before.accounts, queryClient).catch(() => {})
  })
  /** Applies the family’s own interval to the account’s balances. */
  const pollBalances = (account: WalletAccount | null): void => {
    const refetchInterval = account && balancePollMs(account.family)
    if (refetchInterval) queryClient.setQueryDefaults(['balances', account.address], { refetchInterval })
  }
  walletEvents.on('finish', (account) => {
    const { address, walletName } = account
    pollBalances(account)
    void queryClient.invalidateQueries({ queryKey: ['balances'] })
    // Used for the operator's statistics only, so nothing waits for it.
    reportConnected(api, address, walletName).catch(() => {})
  })
  const prepare = onceAnswered(async (): Promise<void> => {
    const [chains, app] = await Promise.all([
      queryClient.fetchQuery(chainsQuery(api)),
      queryClient.fetchQuery(appConfigQuery(api)),
    ])
    configureWallets({
      walletConnectProjectId: app.wallet_connect_project_id,
      walletConnectRelayUrl: app.wallet_connect_relay_url,
      launch: platform.launch,
      testWallets: testWallets?.ids ?? [],
      chains: chains.list,
      signInNonce: async () => (await api.post('/identity/v1/nonce', { body: {} })).data.nonce,
      tonConnect: app.ton_connect,
    })
    await testWallets?.announce(chains.list)
  })
  return async (family: FamilyName): Promise<WalletFamily> => {
    await prepare()
    requireWallets(await queryClient.fetchQuery(policyQuery(api)).catch(() => undefined), family)
    const wallets = await loadWalletFamily(family)
    if (balancePollMs(family)) wallets.subscribe(pollBalances)
    return platform.guarded(wallets)
  }
}

/** It grants nothing, so it needs no signature. */
const reportConnected = (api: Api, address: string, walletName: string) =>
  api.post('/config/user-action', {
    success: 200,
    body: {
      user_address: address,
      action: 'Connect',
      sign: '',
      agent: navigator.userAgent.slice(0, 400),
      wallet_name: walletName.slice(0, 100),
    },
  })

/** @throws AppError `hidden_on_surface` for wallets that this surface does not offer: neither in the list nor from an earlier visit */
export function requireWallets(policy: PolicyData | undefined, family: FamilyName): void {
  if (!permitsOf(policy)(`wallet:${family}`, 'bridge'))
    throw new AppError('hidden_on_surface', 'These wallets aren’t available here.', { retriable: false })
}
