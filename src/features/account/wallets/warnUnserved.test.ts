import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { chainsQuery } from '#src/api/queries.ts'
import type { Services } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import type { Accounts } from '#src/wallets/store.ts'
import { warnUnserved } from './warnUnserved.ts'

const chains = [
  { chain_id: 666666666, family: 'starknet' },
  { chain_id: 1, family: 'evm' },
] as unknown as ChainRow[]

const on = (family: WalletAccount['family'], id: number | null, address = '0x01'): WalletAccount => ({
  family,
  address,
  connectorId: 'braavos',
  walletName: 'Braavos',
  icon: null,
  chainId: id === null ? null : chainId(id),
})

async function shown(accounts: Accounts, before: Accounts = {}): Promise<object[]> {
  const toasts: object[] = []
  const api = {} as Services['api']
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(chainsQuery(api).queryKey, { list: chains, routes: [] } as never)
  const single = (() => ({ show: (toast: object) => toasts.push(toast) })) as unknown as Services['single']
  const services = { api, single }
  await warnUnserved(services, accounts, before, queryClient)
  return toasts
}
const testnet = on('starknet', 666666600)

it('warns for eight seconds about Starknet’s test network, when it connects and when the wallet changes to it', async () => {
  const warning = {
    tone: 'warning',
    text: 'The StarkNet Testnet is currently unsupported. Please switch to the mainnet in your wallet.',
    durationMs: 8_000,
  }
  expect(await shown({ starknet: testnet })).toEqual([warning])
  expect(await shown({ starknet: testnet }, { starknet: on('starknet', 666666666) })).toEqual([warning])
})

it.each<[string, Accounts, Accounts]>([
  ['the main network', { starknet: on('starknet', 666666666) }, {}],
  ['another account on the same network', { starknet: { ...testnet, address: '0x02' } }, { starknet: testnet }],
  ['a family without a text', { evm: on('evm', 5) }, {}],
  ['a family without a current network', { svm: on('svm', null) }, {}],
  ['no account', {}, { starknet: testnet }],
])('does not warn about %s', async (_, accounts, before) => expect(await shown(accounts, before)).toEqual([]))
