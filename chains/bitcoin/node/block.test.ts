import { hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { parseBlock, parseTransaction } from './block.ts'

const genesis = {
  hash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  raw: `0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c01${'01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000'}`,
}

/** The main network's first block with a payment. */
const payment =
  '0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000'
const block170 = {
  hash: '00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee',
  raw: `0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70${'02'}01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff0704ffff001d0102ffffffff0100f2052a01000000434104d46c4968bde02899d2aa0963367c7a6ce34eec332b32e42e5f3407e052d64ac625da6f0718e7b302140434bd725706957c092db53805b821a85b23a7ac61725bac00000000${payment}`,
}
const PAYMENT_ID = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16'
const invalid = expect.objectContaining({ reason: 'block_invalid', retriable: true })

describe('bitcoin: blocks', () => {
  it('reads the first block of the main network', () => {
    const { time, transactions } = parseBlock(hex.decode(genesis.raw), genesis.hash)
    expect(time).toBe(1_231_006_505)
    expect(transactions.map(({ txId }) => txId)).toEqual([
      '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
    ])
    expect(transactions[0]?.outputs[0]?.amount).toBe(5_000_000_000n)
  })

  it('reads the first payment', () => {
    const { transactions } = parseBlock(hex.decode(block170.raw), block170.hash)
    expect(transactions[1]).toMatchObject({
      txId: PAYMENT_ID,
      inputs: [{ txId: '0437cd7f8525ceed2324359c2d0ba26006d92d856a9c20fa0241106ee5a597c9', index: 0 }],
    })
    expect(transactions[1]?.outputs.map(({ amount }) => amount)).toEqual([1_000_000_000n, 4_000_000_000n])
    expect(parseTransaction(hex.decode(payment), PAYMENT_ID)).toEqual(transactions[1])
  })

  it('believes no other bytes: changed, cut, longer, of another hash, or with a repeated end', () => {
    const bytes = hex.decode(block170.raw)
    for (const at of [0, 40, 70, 90, 200, bytes.length - 1]) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => parseBlock(changed, block170.hash), `byte ${at}`).toThrow(invalid)
    }
    for (const cut of [0, 79, 81, bytes.length - 1])
      expect(() => parseBlock(bytes.slice(0, cut), block170.hash)).toThrow(invalid)
    expect(() => parseBlock(Uint8Array.from([...bytes, 0]), block170.hash)).toThrow(invalid)
    expect(() => parseBlock(bytes, genesis.hash)).toThrow(invalid)
    // Block 170 with its last transaction twice has the same root as with three.
    const [header, rest] = [block170.raw.slice(0, 160), block170.raw.slice(162)]
    expect(() => parseBlock(hex.decode(`${header}04${rest}${rest}`), block170.hash)).toThrow(invalid)
  })

  it('refuses counts of more than the bytes hold, and more bytes than a block has, before it reads them', () => {
    const [header, body] = [block170.raw.slice(0, 160), block170.raw.slice(162)]
    for (const count of ['fd0100', 'fe00000001', 'fe40420f00'])
      expect(() => parseBlock(hex.decode(`${header}${count}${body}`), block170.hash), count).toThrow(invalid)
    const long = new Uint8Array(4_000_001)
    long.set(hex.decode(block170.raw))
    expect(() => parseBlock(long, block170.hash)).toThrow(
      expect.objectContaining({ message: expect.stringContaining('too long') as string }),
    )
  })

  it('believes no transaction of another id', () => {
    expect(() => parseTransaction(hex.decode(payment), genesis.hash)).toThrow(invalid)
    expect(() => parseTransaction(hex.decode(`${payment}00`), PAYMENT_ID)).toThrow(invalid)
  })
})
