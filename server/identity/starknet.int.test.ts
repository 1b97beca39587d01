import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccount } from '#chains/starknet/testing/accounts.ts'
import type { SessionData } from '#core/wire/identity.ts'
import { familySignIn } from '../testing/familySignIn.ts'
import { createStarknetApp, starknet, type StarknetApp } from '../testing/starknet.ts'

const wallet = testAccount('0x5eed')
const other = testAccount('0x07e4')

let t: StarknetApp
beforeAll(async () => {
  t = await createStarknetApp()
})
beforeEach(() => {
  t.state.accounts.clear()
  for (const { address, publicKey } of [wallet, other]) t.state.accounts.set(address, publicKey)
})
afterEach(() => {
  for (const rpc of t.rpcs) rpc.lie = null
})
afterAll(() => t?.close())

const { textOf, post, body, giving, reason, itIsStrict } = familySignIn({
  family: 'starknet',
  word: 'Starknet',
  chainId: Number(starknet),
  app: () => t,
  wallet,
  other,
})

describe('sign-in with a Starknet wallet', () => {
  it('opens a session for an account whose contract accepts the signature', async () => {
    const { status, body: answer } = await post(await body(await textOf()))
    expect(status).toBe(200)
    expect((answer as { data: SessionData }).data).toMatchObject({ user_id: wallet.address, family: 'starknet' })
  })

  it('knows the account in every spelling', async () => {
    const short = `0x${wallet.address.slice(2).replace(/^0+/, '')}`
    const message = await textOf({ address: short })
    expect((await post(await body(message, giving(wallet.signText(message), short.toUpperCase())))).status).toBe(200)
  })

  itIsStrict()

  it('refuses another account’s signature, one for another network, and what is none', async () => {
    for (const sign of [
      (text: string) => other.signText(text),
      (text: string) => wallet.signText(text, 'SN_SEPOLIA'),
      () => 'signed',
    ]) {
      const message = await textOf()
      expect(await reason(post(await body(message, giving(sign(message)))))).toBe('signature_invalid')
    }
  })

  it('follows a replaced key', async () => {
    t.state.accounts.set(wallet.address, other.publicKey)
    const message = await textOf()
    expect(await reason(post(await body(message)))).toBe('signature_invalid')
    const again = await textOf()
    expect((await post(await body(again, giving(other.signText(again, 'SN_MAIN', wallet.address))))).status).toBe(200)
  })

  it('tells the owner of an account without a contract what to do', async () => {
    t.state.accounts.delete(wallet.address)
    const { status, body: answer } = await post(await body(await textOf()))
    expect([status, (answer as { data: { reason: string } }).data.reason]).toEqual([401, 'account_not_deployed'])
  })

  it('is not fooled by one endpoint, and asks to retry while they do not answer', async () => {
    const [first, second] = t.rpcs
    if (!first || !second) throw new Error('no endpoints')
    first.lie = (method, honest) => (method === 'starknet_call' ? { result: ['0x56414c4944'] } : honest)
    const message = await textOf()
    expect(await reason(post(await body(message, giving(other.signText(message)))))).toBe('signature_invalid')
    for (const rpc of t.rpcs) rpc.lie = () => ({ error: { code: -32_603, message: 'Internal error' } })
    const { status, body: answer } = await post(await body(await textOf()))
    expect([status, (answer as { data: { reason: string } }).data.reason]).toEqual([502, 'rpc_unreachable'])
  })
})
