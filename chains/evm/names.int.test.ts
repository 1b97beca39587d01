import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deployContract, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { labelhash, namehash } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNetworkNode } from '#chains/nodes.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { testNamesAbi } from '#contracts/abi/testNames.ts'
import testNames from '#contracts/artifacts/TestNames.json' with { type: 'json' }
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { NetworkNode } from '../contract/node.ts'
import type { NetworkReads } from '../family.ts'
import { evmNames } from './services.ts'
import { byHub, byRegistry, byUniversalResolver } from './nameServices.ts'

const user = devAccounts.user.address.toLowerCase()
const friend = devAccounts.friend.address.toLowerCase()
const MANTA = 0x1234n
let anvil: Anvil
let node: NetworkNode
let names: Hex

const wallet = () =>
  createWalletClient({
    account: privateKeyToAccount(devAccounts.deployer.key),
    transport: http(anvil.url),
    pollingInterval: 50,
  })
const reverseOf = (address: string): Hex => namehash(`${address.slice(2)}.addr.reverse`)

async function write(
  functionName: 'setName' | 'setAddr' | 'setTld' | 'setExpiry',
  args: readonly unknown[],
): Promise<void> {
  const hash = await writeContract(wallet(), {
    chain: null,
    address: names,
    abi: testNamesAbi,
    functionName,
    args,
  } as unknown as Parameters<typeof writeContract>[1])
  await waitForTransactionReceipt(wallet(), { hash })
}
/** `forward`: address in the name's own record; null for none. */
async function register(address: string, name: string, forward: string | null, suffix = ''): Promise<void> {
  await write('setName', [reverseOf(address), name])
  if (forward) await write('setAddr', [namehash(name + suffix), forward])
}

/** One node serves every network here; tests of the pool cover quorums. */
const reads: NetworkReads = {
  ask: async (_, contract, call) => (await node.askContract?.(contract, call)) ?? null,
  height: async () => (await node.head()).height,
}
const universal = () => byUniversalResolver(1, names, names)
const registry = () => byRegistry(56, names)
const hub = () => byHub(169, { chainId: 1, contract: names })

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
  const { chains, assets } = loadCatalogue({ profile: 'local' })
  const chain = chains.find(({ id }) => Number(id) === 31337)
  if (!chain) throw new Error('the local profile has no EVM network')
  node = createNetworkNode({ chain, assets, endpoints: [anvil.url], quorum: 1 })
  const hash = await deployContract(wallet(), { chain: null, abi: testNamesAbi, bytecode: testNames.bytecode as Hex })
  names = (await waitForTransactionReceipt(wallet(), { hash })).contractAddress as Hex
  await register(user, 'ada.eth', user)
  await write('setTld', ['manta', MANTA, 169n])
})
afterAll(() => anvil?.stop())

const [past, future] = [-1n, 86_400n]
/** Ends the rent of a label this many seconds from now; null for names without rent. */
const rent = (label: string, seconds: bigint | null) =>
  write('setExpiry', [
    BigInt(labelhash(label)),
    seconds === null ? 0n : BigInt(Math.floor(Date.now() / 1000)) + seconds,
  ])

describe.each([
  ['the universal resolver', universal],
  ['a registry', registry],
])('%s, on a real node', (_, kind) => {
  it('leads from a name to its address, and from an address to the name it claims', async () => {
    expect(await kind().addressOf('ada.eth', reads)).toBe(user)
    expect(await kind().namesOf?.(user, reads)).toEqual(['ada.eth'])
  })
  it('leads nowhere once the rent of the name has ended, although its record is left, and so do names below it', async () => {
    await write('setAddr', [namehash('pay.ada.eth'), user])
    await rent('ada', future)
    expect(await kind().addressOf('ada.eth', reads)).toBe(user)
    await rent('ada', past)
    expect(await kind().addressOf('ada.eth', reads)).toBeNull()
    expect(await kind().addressOf('pay.ada.eth', reads)).toBeNull()
    await rent('ada', null)
    expect(await kind().addressOf('pay.ada.eth', reads)).toBe(user)
  })
  it('leads nowhere for a name that no one registered, and has no name for other accounts', async () => {
    expect(await kind().addressOf('nobody.eth', reads)).toBeNull()
    expect(await kind().namesOf?.(friend, reads)).toEqual([])
  })
})

it('does not judge names of a later registry by the rents of the first', async () => {
  // The universal resolver finds the record elsewhere: this registry has none.
  const other = byUniversalResolver(1, names, '0x00000000000000000000000000000000000000aa')
  await rent('ada', past)
  expect(await other.addressOf('ada.eth', reads)).toBe(user)
  await rent('ada', null)
})

it('a hub lists the registry, whose names include the domain’s number', async () => {
  await register(friend, 'grace.manta', friend, `.[${MANTA.toString(16).padStart(64, '0')}]`)
  expect(await hub().addressOf('grace.manta', reads)).toBe(friend)
  expect(await hub().namesOf?.(friend, reads)).toEqual(['grace.manta'])
  await rent('grace', past)
  expect(await hub().addressOf('grace.manta', reads)).toBeNull()
  await rent('grace', null)
  // The same record without the number leads nowhere.
  expect(await registry().addressOf('grace.manta', reads)).toBeNull()
})

it('an address without a contract answers nothing', async () => {
  const nowhere = byRegistry(56, '0x00000000000000000000000000000000000000aa')
  expect(await nowhere.addressOf('ada.eth', reads)).toBeNull()
  expect(await nowhere.namesOf?.(user, reads)).toEqual([])
})

it('has the specification’s networks in its order (§7), and ENS’s contract as in the library', () => {
  expect(evmNames.map(({ chainId }) => chainId)).toEqual([1, 42161, 56, 169])
  const asked: string[] = []
  const spy: NetworkReads = {
    ask: (_, contract) => {
      asked.push(contract)
      return Promise.resolve(null)
    },
    height: reads.height,
  }
  return evmNames[0]?.addressOf('ada.eth', spy).then(() => {
    expect(asked).toEqual([mainnet.contracts.ensUniversalResolver.address])
  })
})

it.each([
  ['Ada.eth', 'ada.eth'],
  ['ada', null],
  ['аda.eth', null],
  ['.eth', null],
])('normalizes %j to %j', (typed, name) => expect(evmNames[0]?.normalize(typed)).toBe(name))

it('accepts names of a further source only with its ending', () => {
  expect(evmNames[2]?.normalize('Ada.bnb')).toBe('ada.bnb')
  expect(evmNames[2]?.normalize('ada.eth')).toBeNull()
})
