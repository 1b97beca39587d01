import { num, starknetId } from 'starknet'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import { createStarknetApp, starknet, type StarknetApp } from '../../testing/starknet.ts'
import { north } from '../../testing/testApp.ts'

const [ada, grace] = [testAccount('0x5eed').address, testAccount('0xfeed').address]
const label = (text: string): string => num.toHex(starknetId.useEncoded(text))
let t: StarknetApp
beforeAll(async () => {
  t = await createStarknetApp()
})
beforeEach(() => {
  t.state.names.clear()
  t.state.primaryNames.clear()
  for (const rpc of t.rpcs) rpc.lie = null
  t.state.names.set(label('ada'), ada)
  t.state.primaryNames.set(ada, [label('ada')])
})
afterAll(() => t?.close())

const lookUp = (name: string, chain: number = starknet) =>
  t.call('GET', `/api/bridge_api/v1/address-of-name?chain_id=${chain}&name=${encodeURIComponent(name)}`)
const nameOf = async (address: string) =>
  (await t.call('GET', `/api/bridge_api/v1/name-of-address?family=starknet&address=${address}`)).body

it('returns the address of a name, and the name in its one spelling', async () => {
  expect(await lookUp('Ada.stark')).toMatchObject({ status: 200, body: { data: { name: 'ada.stark', address: ada } } })
})

it.each<[string, string, number, number, string]>([
  ['a free name', 'nobody.stark', starknet, 404, 'name_unknown'],
  ['a name of another family', 'ada.sol', starknet, 400, 'name_unsupported'],
  ['a name that no service can have', 'ada..stark', starknet, 400, 'name_unsupported'],
  ['a network whose service is out of reach', 'ada.eth', north, 503, 'name_unreachable'],
  ['an unknown network', 'ada.stark', 5, 404, 'chain_unknown'],
])('refuses %s', async (_, name, chain, status, reason) => {
  expect(await lookUp(name, chain)).toMatchObject({ status, body: { data: { reason } } })
})

it('names no recipient of a name that has expired', async () => {
  t.state.nameEnds.set(label('ada'), 1)
  expect(await lookUp('ada.stark')).toMatchObject({ status: 404, body: { data: { reason: 'name_unknown' } } })
  expect(await nameOf(ada)).toMatchObject({ data: { name: null } })
  t.state.nameEnds.clear()
})

it('does not name a recipient that only one endpoint of three shows', async () => {
  const [first, second] = t.rpcs
  if (!first || !second) throw new Error('no endpoints')
  first.lie = (method, honest) => (method === 'starknet_call' ? { result: [grace] } : honest)
  expect(await lookUp('ada.stark')).toMatchObject({ body: { data: { address: ada } } })
  second.lie = (method, honest) => (method === 'starknet_call' ? { result: ['0x1'] } : honest)
  expect(await lookUp('ada.stark')).toMatchObject({ status: 503, body: { data: { reason: 'name_unreachable' } } })
})

it('shows an account’s own name only if it leads back', async () => {
  expect(await nameOf(ada)).toMatchObject({ data: { name: 'ada.stark' } })
  expect(await nameOf(grace)).toMatchObject({ data: { name: null } })
  t.state.primaryNames.set(grace, [label('ada')])
  expect(await nameOf(grace)).toMatchObject({ data: { name: null } })
})

it('shows no name longer than a header fits, and none while endpoints are down', async () => {
  const long = 'x'.repeat(40)
  t.state.names.set(`${label(long)} ${label(long)}`, grace)
  t.state.primaryNames.set(grace, [label(long), label(long)])
  expect(await nameOf(grace)).toMatchObject({ data: { name: null } })
  for (const rpc of t.rpcs) rpc.lie = () => ({ error: { code: -32_603, message: 'down' } })
  expect(await nameOf(ada)).toMatchObject({ data: { name: null } })
})
