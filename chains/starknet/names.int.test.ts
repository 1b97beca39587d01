import { constants, hash, num, RpcProvider, starknetId } from 'starknet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { NetworkReads } from '../family.ts'
import { encodeLabel, methods, naming, starknetNames } from './names.ts'
import { testAccount } from './testing/accounts.ts'
import { createLocalState, type LocalState } from './testing/state.ts'
import { type LocalRpc, startLocalRpc } from './testing/localRpc.ts'

const id = chainId(666666666)
const ada = testAccount('0x5eed').address
const grace = testAccount('0xfeed').address
const [source] = starknetNames
if (!source) throw new Error('no source')

let state: LocalState
let rpcs: LocalRpc[]
let node: NetworkNode
const reads: NetworkReads = {
  ask: async (_, contract, call) => (await node.askContract?.(contract, call)) ?? null,
  height: async () => (await node.head()).height,
}
beforeAll(async () => {
  state = createLocalState()
  // The library's own encoding, so that the app's cannot agree with itself.
  const labels = (name: string) => name.split('.').map((label) => num.toHex(starknetId.useEncoded(label)))
  state.names.set(labels('ada').join(' '), ada)
  state.names.set(labels('dev.ada').join(' '), grace)
  state.primaryNames.set(ada, labels('ada'))
  state.primaryNames.set(grace, labels('dev.ada'))
  rpcs = await Promise.all([startLocalRpc(state), startLocalRpc(state), startLocalRpc(state)])
  const { chains, assets } = loadCatalogue({ profile: 'default' })
  const chain = chains.find((row) => row.id === id)
  if (!chain) throw new Error('the catalogue has no Starknet')
  node = createNetworkNode({ chain, assets, endpoints: rpcs.map(({ url }) => url), quorum: 2 })
})
afterAll(() => Promise.all((rpcs ?? []).map((rpc) => rpc.stop())))

it('finds addresses and primary names, as the library does on the same endpoint', async () => {
  const provider = new RpcProvider({ nodeUrl: rpcs[0]?.url ?? '' })
  for (const [name, address] of [
    ['ada.stark', ada],
    ['dev.ada.stark', grace],
  ] as const) {
    expect(await source.addressOf(name, reads)).toBe(address)
    expect(await source.namesOf?.(address, reads)).toEqual([name])
    expect(BigInt(await provider.getAddressFromStarkName(name))).toBe(BigInt(address))
    expect(await provider.getStarkName(address)).toBe(name)
  }
})

it('leads nowhere for a free name, and has no name for an account that chose none', async () => {
  expect(await source.addressOf('nobody.stark', reads)).toBeNull()
  expect(await source.namesOf?.(testAccount('0xbad').address, reads)).toEqual([])
})

it('leads nowhere once a name has expired, although the contract still resolves it, and so do names below it', async () => {
  const second = Math.floor(Date.now() / 1000)
  const ends = (end: number) => state.nameEnds.set(num.toHex(starknetId.useEncoded('ada')), end)
  ends(second - 1)
  expect(await source.addressOf('ada.stark', reads)).toBeNull()
  expect(await source.addressOf('dev.ada.stark', reads)).toBeNull()
  ends(0)
  expect(await source.addressOf('ada.stark', reads)).toBeNull()
  ends(second + 3_600)
  expect(await source.addressOf('dev.ada.stark', reads)).toBe(grace)
  state.nameEnds.clear()
})

it('does not believe one endpoint of three', async () => {
  const [first] = rpcs
  if (!first) throw new Error('no endpoint')
  first.lie = (method, honest) => (method === 'starknet_call' ? { result: [grace] } : honest)
  expect(await source.addressOf('ada.stark', reads)).toBe(ada)
  first.lie = null
})

it('does not show names with letters that look like none', async () => {
  state.primaryNames.set(ada, [num.toHex(starknetId.useEncoded('ada来'))])
  expect(await source.namesOf?.(ada, reads)).toEqual([])
})

it.each(['a', 'aa', 'aaa', 'ada', 'ben-a', '0', '-', 'fricoben', 'a0a', 'z9-a', 'x'.repeat(20)])(
  'encodes %s as the library',
  (label) => {
    expect(encodeLabel(label)).toBe(BigInt(starknetId.useEncoded(label)))
  },
)

it('has the contract and the methods of the library', () => {
  expect(BigInt(naming)).toBe(BigInt(starknetId.getStarknetIdContract(constants.StarknetChainId.SN_MAIN)))
  for (const [name, number] of Object.entries(methods)) expect(number).toBe(num.toHex(hash.starknetKeccak(name)))
})

it.each([
  ['Ada.stark', 'ada.stark'],
  ['ada', null],
  ['.stark', null],
  ['a..stark', null],
  ['ada.eth', null],
  ['аda.stark', null],
])('normalizes %j to %j', (typed, name) => expect(source.normalize(typed)).toBe(name))
