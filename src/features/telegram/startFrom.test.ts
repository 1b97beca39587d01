import { describe, expect, it, vi } from 'vitest'
import { packStart, type StartPayload } from '#core/screens/startPayload.ts'
import { emptyForm } from '../shared/form.ts'
import { createLinkStore } from '../bridge/link/linkStore.ts'
import { readLink } from '../shared/readLink.ts'
import { startFrom } from './launch.ts'

function setUp() {
  const did: string[] = []
  const say =
    (what: string) =>
    (detail = '') =>
      void did.push(`${what} ${detail}`.trim())
  const actions = { go: say('go'), leave: say('leave') }
  const link = createLinkStore(readLink(new URLSearchParams()), emptyForm, null)
  const referral = { read: () => null, remember: say('remember'), replace: say('replace') }
  const toasts = { show: vi.fn() }
  const start = (payload: StartPayload | string) =>
    startFrom(typeof payload === 'string' ? payload : (packStart(payload) ?? ''), { link, referral, toasts }, actions)
  return { did, link, toasts, start }
}

describe('a link into Telegram opens', () => {
  it.each<[StartPayload, string[]]>([
    [{ kind: 'order', id: '1111111111111111111112' }, ['go /order/1111111111111111111112']],
    [{ kind: 'place', place: 'checkin' }, ['go /points?open=checkin']],
    [{ kind: 'place', place: 'invite' }, ['go /invitepage']],
    [{ kind: 'place', place: 'wallets' }, ['go /history?open=wallets']],
    [
      { kind: 'pay', request: { token: 'ETH', amount: '1', note: 'Чай' } },
      ['go /pay?token=ETH&amount=1&note=%D0%A7%D0%B0%D0%B9'],
    ],
    [{ kind: 'bridge', wishes: { ref: 'ab12' } }, ['remember ab12', 'go /']],
    [{ kind: 'bridge', wishes: { channel: 'u2u', amount: '1' } }, ['leave /network/u2u?amount=1']],
  ])('%o', (payload, expected) => {
    const { start, did, toasts } = setUp()
    start(payload)
    expect([did, toasts.show.mock.calls]).toEqual([expected, []])
  })

  it('the form with its parameters, applied once networks are known, and an unconfirmed address', () => {
    const { start, link } = setUp()
    link.getState().settle([])
    start({ kind: 'bridge', wishes: { from: 'base', amount: '2', recipient: '0xabc' } })
    expect(link.getState()).toMatchObject({
      settled: false,
      unconfirmed: '0xabc',
      link: { wishes: { from: 'base', amount: '2', recipient: '0xabc' }, refused: [] },
    })
  })

  it('over the initial form, and not over what the user has entered since', () => {
    const { start, link } = setUp()
    link.getState().settle([], { fromChainId: 1, token: 'ETH' })
    start({ kind: 'bridge', wishes: { token: 'USDC' } })
    expect(link.getState().began).toEqual({ ...emptyForm, fromChainId: 1, token: 'ETH' })
  })

  it('nothing, with a message, if it is invalid', () => {
    const { start, did, toasts } = setUp()
    start('nonsense')
    expect([did, toasts.show.mock.calls.length]).toEqual([[], 1])
  })
})
