import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasLitecoind, type LocalBitcoinChain, startLocalBitcoinChain } from '#chains/bitcoin/testing/localChain.ts'
import { BITCOIN_PATH, bitcoinPages } from './pages.ts'

describe.skipIf(!hasLitecoind)('the page that pays an address', () => {
  let chain: LocalBitcoinChain
  beforeAll(async () => {
    chain = await startLocalBitcoinChain()
  })
  afterAll(() => chain?.stop())

  const send = async (fields: Record<string, string>) => {
    const answer = await bitcoinPages(chain.url).request(BITCOIN_PATH, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return { status: answer.status, text: await answer.text() }
  }

  it('sends exactly the amount', async () => {
    const address = await chain.call<string>('getnewaddress', '', 'bech32')
    expect(await send({ address, amount: '0.01234567' })).toMatchObject({ status: 200 })
    await chain.mine(1)
    expect(await chain.call('getreceivedbyaddress', address)).toBe(0.01234567)
  })

  it.each([
    [{ address: '', amount: '1' }, 'Enter an address'],
    [{ address: 'rltc1qgg90q0nyhj008trly6xxadzhhkef0xurg8lwp9', amount: '-1' }, 'Enter an address'],
    [{ address: 'rltc1qgg90q0nyhj008trly6xxadzhhkef0xurg8lwp8', amount: '1' }, 'Invalid'],
  ])('refuses %o', async (fields, words) => {
    const { status, text } = await send(fields)
    expect([status, text.includes(words)]).toEqual([400, true])
  })
})
