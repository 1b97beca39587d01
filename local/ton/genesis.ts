import { type Address, beginCell, Cell, contractAddress, type StateInit, storeShardAccount, toNano } from '@ton/core'
import checkIn from '#contracts/artifacts/ton/CheckIn.json' with { type: 'json' }
import checkInRecord from '#contracts/artifacts/ton/CheckInRecord.json' with { type: 'json' }
import type { Chain } from './ledger/chain.ts'
import type { AccountRecord } from './ledger/records.ts'
import type { LocalWallet } from './wallet.ts'

const USER_COINS = toNano('1000')
/** Rent of the contract for years. */
const CONTRACT_COINS = toNano('0.02')

/** The contract has no parameters except its records' code, so its address is the same on every network. */
const checkInInit = (): StateInit => ({
  code: Cell.fromBase64(checkIn.code),
  data: beginCell().storeRef(Cell.fromBase64(checkInRecord.code)).endCell(),
})

function active(address: Address, init: StateInit, coins: bigint): AccountRecord {
  const account = {
    addr: address,
    storage: { lastTransLt: 0n, balance: { coins }, state: { type: 'active', state: init } },
    storageStats: { used: { cells: 0n, bits: 0n }, lastPaid: 0, duePayment: null, storageExtra: null },
  } as const
  const cell = beginCell()
    .store(storeShardAccount({ account, lastTransactionLt: 0n, lastTransactionHash: 0n }))
    .endCell()
  return { address: address.toRawString(), boc: cell.toBoc().toString('base64') }
}

/** Genesis state: the funded test wallet and the check-in contract. Existing accounts are kept. */
export function placeGenesis(chain: Chain, user: LocalWallet): void {
  const init = checkInInit()
  const contract = contractAddress(0, init)
  const wanted = [
    { address: user.address, make: () => active(user.address, user.init, USER_COINS) },
    { address: contract, make: () => active(contract, init, CONTRACT_COINS) },
  ]
  const missing = wanted.filter(({ address }) => chain.account(address) === null)
  if (missing.length > 0) chain.place(missing.map(({ make }) => make()))
}
