import { createClient, createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deployContract, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { namehash } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { testNamesAbi } from '#contracts/abi/testNames.ts'
import testNames from '#contracts/artifacts/TestNames.json' with { type: 'json' }
import { nameOf, type NameService } from './nameOf.ts'

const user = devAccounts.user.address
const friend = devAccounts.friend.address
const MANTA = 0x1234n
let node: Anvil
let names: Hex

const readerOf = (chainId: number) => (chainId === 9 ? null : createClient({ transport: http(node.url) }))
const wallet = () =>
  createWalletClient({
    account: privateKeyToAccount(devAccounts.deployer.key),
    transport: http(node.url),
    pollingInterval: 50,
  })
const reverseOf = (address: string): Hex => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)

async function write(functionName: 'setName' | 'setAddr' | 'setTld', args: readonly unknown[]): Promise<void> {
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
async function register(address: Hex, name: string, forward: Hex | null, suffix = ''): Promise<void> {
  await write('setName', [reverseOf(address), name])
  if (forward) await write('setAddr', [namehash(name + suffix), forward])
}

const universal = (): NameService => ({ kind: 'universal', chainId: 1, resolver: names })
const registry = (): NameService => ({ kind: 'registry', chainId: 56, registry: names })
const hub = (): NameService => ({ kind: 'hub', chainId: 169, hubChainId: 1, hub: names })
const nowhere: NameService = { kind: 'registry', chainId: 56, registry: '0x00000000000000000000000000000000000000aa' }

beforeAll(async () => {
  node = await startAnvil({ chainId: 31337 })
})
afterAll(() => node.stop())

describe('domain names of addresses, on a real node', () => {
  beforeAll(async () => {
    const hash = await deployContract(wallet(), { chain: null, abi: testNamesAbi, bytecode: testNames.bytecode as Hex })
    names = (await waitForTransactionReceipt(wallet(), { hash })).contractAddress as Hex
    await register(user, 'ada.eth', user)
    await write('setTld', ['manta', MANTA, 169n])
  })

  it.each([
    ['the universal resolver', universal],
    ['a registry', registry],
  ])('%s returns the name that resolves to the address', async (_, service) => {
    expect(await nameOf(user, readerOf, [service()])).toBe('ada.eth')
    expect(await nameOf(friend, readerOf, [service()])).toBeNull()
  })

  it.each([
    ['the universal resolver', universal],
    ['a registry', registry],
  ])('%s: a name that resolves to another address is ignored', async (_, service) => {
    await register(friend, 'ada.eth', null)
    expect(await nameOf(friend, readerOf, [service()])).toBeNull()
  })

  it('a hub provides the registry, if names include the domain’s number', async () => {
    await register(friend, 'grace.manta', friend, `.[${MANTA.toString(16).padStart(64, '0')}]`)
    expect(await nameOf(friend, readerOf, [hub()])).toBe('grace.manta')
    // The same record without the number resolves to nothing.
    expect(await nameOf(friend, readerOf, [registry()])).toBeNull()
  })

  it('the first service that knows a name wins; failing ones and those on unknown networks are skipped', async () => {
    const unknown: NameService = { kind: 'registry', chainId: 9, registry: names }
    expect(await nameOf(user, readerOf, [nowhere, unknown, registry()])).toBe('ada.eth')
    expect(await nameOf(user, readerOf, [nowhere, unknown])).toBeNull()
  })

  it('names with lookalike letters are not shown', async () => {
    await register(user, 'Ada.eth', user)
    expect(await nameOf(user, readerOf, [registry()])).toBeNull()
    await register(user, `${'a'.repeat(61)}.eth`, user)
    expect(await nameOf(user, readerOf, [registry()])).toBeNull()
  })
})
