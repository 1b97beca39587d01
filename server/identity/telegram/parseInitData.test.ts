import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { sign } from '@telegram-apps/init-data-node'
import { describe, expect, it } from 'vitest'
import { proofByKey, proofByToken } from './proofs.ts'
import { parseInitData } from './parseInitData.ts'

const token = '123456:AAtoken'
const now = new Date('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const user = { id: 42, first_name: 'Ada', language_code: 'en', allows_write_to_pm: true }
const signed = (at = now, extra = {}) => sign({ user, start_param: 'ref_abc', query_id: 'q', ...extra }, token, at)
const read = (raw: string, proof = proofByToken(token)) => parseInitData(raw, proof, now)
const change = (raw: string, name: string, value: string) => {
  const fields = new URLSearchParams(raw)
  fields.set(name, value)
  return fields.toString()
}

describe('init data signed with the bot’s token', () => {
  it('return the user and the start parameter', () => {
    expect(read(signed())).toMatchObject({
      user: { id: 42, first_name: 'Ada', language_code: 'en', allows_write_to_pm: true },
      startParam: 'ref_abc',
      signedAt: now,
    })
  })

  it('are the same in any order of their fields', () => {
    const raw = signed()
    const reversed = new URLSearchParams([...new URLSearchParams(raw)].reverse()).toString()
    expect(reversed).not.toBe(raw)
    expect(read(reversed)).toEqual(read(raw))
    expect(read(signed(ago(1))).fingerprint).not.toBe(read(raw).fingerprint)
  })

  it('can include the other signature, which this one covers', () => {
    const raw = signed(now, { signature: 'abc' })
    expect(read(raw).user.id).toBe(42)
    expect(() => read(change(raw, 'signature', 'abd'))).toThrow(
      expect.objectContaining({ reason: 'init_data_invalid' }),
    )
  })

  it.each([
    ['another person', change(signed(), 'user', JSON.stringify({ ...user, id: 43 }))],
    ['another start parameter', change(signed(), 'start_param', 'ref_evil')],
    ['a field more', `${signed()}&more=1`],
    ['a field twice', `${signed()}&user=${encodeURIComponent(JSON.stringify({ ...user, id: 43 }))}`],
    ['a later moment', change(signed(ago(4000)), 'auth_date', String(now.getTime() / 1000))],
    ['the hash of another bot', sign({ user }, '1:other', now)],
    ['half a hash', signed().replace(/hash=(\w{32})\w*/, 'hash=$1')],
    ['no hash', signed().replace(/&?hash=\w+/, '')],
    ['nothing', ''],
    ['no person', sign({ query_id: 'q' }, token, now)],
  ])('are refused with %s', (_, raw) =>
    expect(() => read(raw)).toThrow(expect.objectContaining({ reason: 'init_data_invalid', status: 401 })),
  )

  it.each([
    [3599, null],
    [3601, 'init_data_expired'],
    [-59, null],
    [-61, 'init_data_future'],
  ])('of %s s ago: %s', (seconds, reason) => {
    const one = () => read(signed(ago(seconds)))
    if (reason) expect(one).toThrow(expect.objectContaining({ reason }))
    else expect(one().user.id).toBe(42)
  })
})

describe('init data signed with Telegram’s key', () => {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
  const text = `auth_date=${now.getTime() / 1000}\nuser=${JSON.stringify(user)}`
  const signature = (botId: string) =>
    signBytes(null, Buffer.from(`${botId}:WebAppData\n${text}`), pair.privateKey).toString('base64url')
  const raw = (botId = '77', more: Record<string, string> = {}) =>
    new URLSearchParams({
      user: JSON.stringify(user),
      auth_date: String(now.getTime() / 1000),
      signature: signature(botId),
      hash: 'any',
      ...more,
    }).toString()
  const proof = proofByKey('77', publicKey)

  it('return the same, whatever their hash', () => {
    expect(read(raw(), proof).user.id).toBe(42)
    expect(read(raw('77', { hash: 'other' }), proof).fingerprint).toBe(read(raw(), proof).fingerprint)
  })

  it.each([
    ['for another bot', raw('78')],
    ['with a field more', raw('77', { start_param: 'ref_evil' })],
    ['without signature', raw('77', { signature: '' })],
  ])('are refused %s', (_, data) =>
    expect(() => read(data, proof)).toThrow(expect.objectContaining({ reason: 'init_data_invalid' })),
  )

  it('are refused with Telegram’s production key, which differs from the test key', () =>
    expect(() => read(raw(), proofByKey('77'))).toThrow())
})
