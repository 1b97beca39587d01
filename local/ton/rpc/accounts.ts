import type { Address, ShardAccount } from '@ton/core'
import type { Chain } from '../ledger/chain.ts'
import { address, type Methods } from './params.ts'

const hex64 = (value: bigint): string => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').toString('base64')

const states = { active: 'active', uninit: 'uninitialized', frozen: 'frozen' } as const

const stateOf = (account: ShardAccount | null) => states[account?.account?.storage.state.type ?? 'uninit']

function information(chain: Chain, at: Address) {
  const found = chain.account(at)
  const storage = found?.account?.storage
  const init = storage?.state.type === 'active' ? storage.state.state : null
  return {
    '@type': 'raw.fullAccountState',
    balance: String(storage?.balance.coins ?? 0n),
    code: init?.code?.toBoc().toString('base64') ?? '',
    data: init?.data?.toBoc().toString('base64') ?? '',
    last_transaction_id: {
      '@type': 'internal.transactionId',
      lt: String(found?.lastTransactionLt ?? 0n),
      hash: hex64(found?.lastTransactionHash ?? 0n),
    },
    sync_utime: chain.now(),
    state: stateOf(found),
  }
}

export const accountMethods = (chain: Chain): Methods => ({
  getAddressInformation: (params) => information(chain, address(params)),
  getAddressBalance: (params) => information(chain, address(params)).balance,
  getAddressState: (params) => information(chain, address(params)).state,
})
