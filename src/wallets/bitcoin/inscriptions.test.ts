import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureWallets } from '../config.ts'
import type { InscriptionOrder, Inscriptions, WalletFamily } from '../contract.ts'
import { chainRow } from '../evm/testing/fixtures.ts'
import { installFakeWindow } from '../svm/testing/fakeWindow.ts'
import { createFakeKey } from './testing/fakeKey.ts'
import {
  createFakeLeather,
  createFakeUnisat,
  createFakeXverse,
  FAKE_TX,
  type FakeWallet,
} from './testing/fakeWallets.ts'
import { bitcoinWallets } from './wallets.ts'

const MAINNET = 999706684
const key = createFakeKey(7)
const to = createFakeKey(21).address.p2tr
const order: InscriptionOrder = { mode: 'brc-20', ticker: 'ordi', amount: '12.5', to }
const text: InscriptionOrder = { mode: 'inscribe', text: 'Hello', to }

let page: ReturnType<typeof installFakeWindow>
beforeEach(() => {
  page = installFakeWindow()
})
afterEach(() => page.remove())

/** A visit of the page; a later one finds what an earlier one stored. */
function visit(): WalletFamily & { inscriptions: Inscriptions } {
  configureWallets({ walletConnectProjectId: null, chains: [chainRow(MAINNET, { family: 'bitcoin' })] })
  const family = bitcoinWallets()
  if (!family.inscriptions) throw new Error('the family has no inscriptions')
  return { ...family, inscriptions: family.inscriptions }
}
const wallets = {
  xverse: () => {
    const fake = createFakeXverse(key)
    Object.assign(window, { XverseProviders: { BitcoinProvider: fake.provider } })
    return fake
  },
  unisat: () => {
    const fake = createFakeUnisat(key)
    Object.assign(window, { unisat: fake.provider })
    return fake
  },
  leather: () => {
    const fake = createFakeLeather(key)
    Object.assign(window, { LeatherProvider: fake.provider })
    return fake
  },
} satisfies Record<string, () => FakeWallet>

async function connect(id: keyof typeof wallets) {
  const fake = wallets[id]()
  const family = visit()
  await family.connect(id)
  return { fake, family, inscriptions: family.inscriptions }
}

describe('inscriptions', () => {
  it('are offered as far as the connected wallet makes them', async () => {
    expect(visit().inscriptions.modes()).toEqual([])
    for (const [id, modes] of [
      ['xverse', ['brc-20', 'inscribe']],
      ['unisat', ['brc-20']],
      ['leather', []],
    ] as const)
      expect((await connect(id)).inscriptions.modes()).toEqual(modes)
  })

  it.each([
    [
      'xverse',
      `createInscription ${JSON.stringify({
        network: { type: 'Mainnet' },
        contentType: 'text/plain;charset=utf-8',
        content: '{"p":"brc-20","op":"transfer","tick":"ordi","amt":"12.5"}',
        payloadType: 'PLAIN_TEXT',
      })}`,
      `${'ab'.repeat(32)}i0`,
    ],
    ['unisat', 'inscribeTransfer ordi 12.5', `${'cd'.repeat(32)}i0`],
  ] as const)('%s makes a BRC-20 transfer, then sends it', async (id, request, inscriptionId) => {
    const { fake, inscriptions } = await connect(id)
    expect(inscriptions.begin(order)).toEqual({
      order,
      from: key.address.p2wpkh,
      inscriptionId: null,
      txRef: null,
      asked: false,
    })
    expect(await inscriptions.advance()).toMatchObject({ inscriptionId, txRef: null, asked: false })
    expect(fake.asked.at(-1)).toBe(request)
    expect(await inscriptions.advance()).toMatchObject({ inscriptionId, txRef: FAKE_TX, asked: false })
    expect(fake.paid).toEqual([{ to, amount: inscriptionId }])
    // It has arrived at its end: the wallet is not asked again.
    expect(await inscriptions.advance()).toMatchObject({ txRef: FAKE_TX })
    expect(fake.paid).toHaveLength(1)
  })

  it('inscribes a text where the wallet does', async () => {
    const { fake, inscriptions } = await connect('xverse')
    inscriptions.begin(text)
    expect(await inscriptions.advance()).toMatchObject({ order: text })
    expect(fake.asked.at(-1)).toContain('"content":"Hello"')
    const other = await connect('unisat')
    other.inscriptions.begin(text)
    await expect(other.inscriptions.advance()).rejects.toMatchObject({ reason: 'wallet_failed' })
    expect(other.fake.asked.filter((method) => method.startsWith('inscribe'))).toEqual([])
  })

  it('continue after a reload with the step that is left', async () => {
    const { fake, inscriptions } = await connect('unisat')
    inscriptions.begin(order)
    await inscriptions.advance()
    const later = visit()
    await later.reconnect()
    expect(later.inscriptions.read()).toMatchObject({ order, inscriptionId: `${'cd'.repeat(32)}i0`, txRef: null })
    expect(await later.inscriptions.advance()).toMatchObject({ txRef: FAKE_TX })
    expect(fake.asked.filter((method) => method.startsWith('inscribeTransfer'))).toHaveLength(1)
    later.inscriptions.discard()
    expect(visit().inscriptions.read()).toBeNull()
  })

  it('report after a reload that the wallet was asked and did not answer', async () => {
    const { fake, inscriptions } = await connect('unisat')
    Object.assign(fake.provider, { inscribeTransfer: () => new Promise(() => undefined) })
    inscriptions.begin(order)
    void inscriptions.advance()
    await Promise.resolve()
    const later = visit()
    await later.reconnect()
    expect(later.inscriptions.read()).toMatchObject({ inscriptionId: null, asked: true })
  })

  it.each(['xverse', 'unisat'] as const)('%s: a rejected step may be repeated', async (id) => {
    const { fake, inscriptions } = await connect(id)
    inscriptions.begin(order)
    fake.rejectNext()
    await expect(inscriptions.advance()).rejects.toMatchObject({ reason: 'wallet_rejected', retriable: true })
    expect(inscriptions.read()).toMatchObject({ inscriptionId: null, asked: false })
    expect(await inscriptions.advance()).toMatchObject({ txRef: null })
  })

  it('belong to the account that began them', async () => {
    const { fake, family, inscriptions } = await connect('unisat')
    inscriptions.begin(order)
    fake.choose(createFakeKey(8))
    await expect.poll(() => inscriptions.read()).toBeNull()
    await expect(inscriptions.advance()).rejects.toMatchObject({ reason: 'wallet_mismatch' })
    fake.choose(key)
    await expect.poll(() => inscriptions.read()).toMatchObject({ order })
    await family.disconnect()
    expect(inscriptions.read()).toBeNull()
  })

  it.each<[string, InscriptionOrder]>([
    ['ticker', { ...order, ticker: 'abc' }],
    ['ticker', { ...order, ticker: 'abcdef' }],
    ['ticker', { ...order, ticker: 'ab d' }],
    ['amount', { ...order, amount: '0' }],
    ['amount', { ...order, amount: '0.000' }],
    ['amount', { ...order, amount: '-1' }],
    ['amount', { ...order, amount: '1e5' }],
    ['amount', { ...order, amount: '1,5' }],
    ['amount', { ...order, amount: '1.1234567890123456789' }],
    ['text', { ...text, text: '  ' }],
    ['text', { ...text, text: 'x'.repeat(10_001) }],
    ['recipient', { ...order, to: '' }],
    ['recipient', { ...order, to: 'bc1qxyz' }],
    ['recipient', { ...order, to: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' }],
    ['recipient', { ...text, to: '1BitcoinEaterAddressDontSendf59kuE' }],
  ])('refuse a wrong %s', async (code, wrong) => {
    const { inscriptions } = await connect('unisat')
    expect(() => inscriptions.begin(wrong)).toThrow(
      expect.objectContaining({ reason: 'inscription_invalid', detail: { code } }),
    )
    expect(inscriptions.read()).toBeNull()
  })

  it('ignore what something else stored', async () => {
    for (const stored of ['', 'null', '1', '{}', '{"from":"x","order":{"mode":"brc-20","to":"x"}}', '{"order":7}']) {
      window.localStorage.setItem('causeway.bitcoin.inscription', stored)
      expect((await connect('unisat')).inscriptions.read()).toBeNull()
    }
  })
})
