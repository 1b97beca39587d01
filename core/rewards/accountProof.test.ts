import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { carriesCode, profileCode } from './accountProof.ts'

const wallet = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

describe('the code of a wallet', () => {
  it('never changes and is the same everywhere', async () => {
    const bits = Array.from(createHash('sha256').update(`profile-code:${wallet}`).digest(), (byte) =>
      byte.toString(2).padStart(8, '0'),
    ).join('')
    const signs = bits
      .slice(0, 60)
      .match(/.{5}/g)
      ?.map((five) => '0123456789abcdefghjkmnpqrstvwxyz'[Number.parseInt(five, 2)])
    expect(await profileCode(wallet)).toBe(`pts-${signs?.join('') ?? ''}`)
    expect(await profileCode(wallet)).toBe('pts-6zsmbqxrwjjw')
  })

  it('is one word of twelve unambiguous characters, and different for each wallet', async () => {
    const codes = await Promise.all(Array.from({ length: 500 }, (_, n) => profileCode(`0x${n}`)))
    for (const code of codes) expect(code).toMatch(/^pts-[0-9a-hjkmnp-tv-z]{12}$/)
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('a profile', () => {
  const code = 'pts-0123456789ab'
  it.each([
    ['the code alone', code, true],
    ['among words', `Bridges & boats. ${code} · she/her`, true],
    ['after a line', `Boats\n${code}\n`, true],
    ['in brackets, with a full stop', `(${code}).`, true],
    ['as a phone writes the first word', 'Pts-0123456789AB and more', true],
    ['in a language without spaces', `我的代码${code}谢谢`, true],
    ['nothing', '', false],
    ['another code', 'pts-0123456789ac', false],
    ['a longer word', `${code}0`, false],
    ['a longer word before it', `x${code}`, false],
    ['joined by a hyphen', `${code}-pts-ba9876543210`, false],
    ['joined by an underscore', `_${code}`, false],
    ['torn apart', 'pts-012345 6789ab', false],
  ])('with %s', (_, profile, carries) => {
    expect(carriesCode(profile, code)).toBe(carries)
  })
})
